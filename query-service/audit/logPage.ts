import type { Action } from '@prumo/contracts/audit/queries'
import { plainText } from '@prumo/contracts/formats/plainText'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { plain } from '../reading/containsText'
import { cursorOf, placeIn } from '../reading/cursor'
import { actionPage, actionsBefore, actionsShown, position } from './actionRows'
import { type SearchedWord, searchedWords } from './searchedWords'

/** So much of the log is looked through for one answer at most: the next page goes on where it ended. */
const rowsLookedThrough = 10_000
const rowsAtOnce = 250
/** A value names people and things by their ids. Who is named by more of them than this is found elsewhere. */
const mostNamed = 100

type Page = { after?: string | undefined; limit: number; search?: string | undefined }
type Narrow = (query: Knex.QueryBuilder) => void

/** A page of the action log, newest first: of all of it, or of what says the words that somebody searches for. */
export function logPage(db: Knex, asker: Asker, { search, ...paging }: Page, narrow: Narrow) {
  const words = searchedWords(search ?? '')
  return words.length === 0
    ? actionPage(db, asker, paging, narrow, { inLog: true })
    : searchedPage(db, asker, { ...paging, words }, narrow)
}

/**
 * What is found are words that the asker reads in the row. Rows are first found by what they hold, hidden or not; so
 * neither an item nor the end of the page may depend on a row that says nothing to the asker.
 */
async function searchedPage(
  db: Knex,
  asker: Asker,
  { after, limit, words }: Omit<Page, 'search'> & { words: readonly SearchedWord[] },
  narrow: Narrow,
) {
  const { organizationId } = asker.actor
  const start = placeIn(after, position)
  const end = await lastLookedAt(db, organizationId, start, narrow)
  const holding = await holdingWords(db, organizationId, words)
  const candidates = (query: Knex.QueryBuilder) => {
    narrow(query)
    if (end) query.where('a.position', '>=', end)
    query.modify(holding)
  }
  const found: Action[] = []
  let before = start
  for (;;) {
    const rows = await actionsBefore(db, organizationId, { before, limit: rowsAtOnce }, candidates)
    const shown = await actionsShown(db, asker, rows, await asker.log.originsOf(rows), { inLog: true })
    found.push(...shown.filter((action) => says(action, words)))
    before = rows.at(-1)?.position
    if (found.length > limit || rows.length < rowsAtOnce) break
  }
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1)?.position : end
  return { items, next: last ? cursorOf(last) : null }
}

/** Where looking ends this time; nothing where the log ends before that. */
async function lastLookedAt(db: Knex, organizationId: string, start: number | undefined, narrow: Narrow) {
  const query = db('audit_actions as a')
    .where('a.organization_id', organizationId)
    .modify(narrow)
    .orderBy('a.position', 'desc')
    .offset(rowsLookedThrough - 1)
    .first({ position: 'a.position' })
  if (start) query.where('a.position', '<', start)
  const row: { position: number } | undefined = await query
  return row?.position
}

/** Limits `audit_actions as a` to rows that hold every word: in a value, or in the name of who or what is in it. */
async function holdingWords(db: Knex, organizationId: string, words: readonly SearchedWord[]) {
  const named = await Promise.all(words.map((word) => namedIds(db, organizationId, word).limit(mostNamed + 1)))
  return (query: Knex.QueryBuilder): void => {
    for (const [index, { forms, text }] of words.entries()) {
      const ids = (named[index] ?? []).map(({ id }: { id: string }) => id)
      query.where((either) => {
        for (const form of forms)
          either.orWhereRaw(`${plain('a.changes::text')} like ${plain('?::text')}`, [within(form)])
        for (const column of ['a.record_id', 'a.project_id', 'a.actor_id'])
          either.orWhereIn(column, namedIds(db, organizationId, { text }))
        if (ids.length > 0 && ids.length <= mostNamed) either.orWhereRaw('a.changes::text ~ ?', [ids.join('|')])
      })
    }
  }
}

/** Texts within JSON have their quotes and backslashes escaped. */
const within = (text: string) =>
  `%${JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')}%`

/** People, partners and things that have, or had, a name with this word in it. */
function namedIds(db: Knex, organizationId: string, { text }: Pick<SearchedWord, 'text'>) {
  const called = (table: string, id: string, name: string) =>
    db(table)
      .where('organization_id', organizationId)
      .whereRaw(`${plain(name)} like ${plain('?::text')}`, [`%${text.replace(/[\\%_]/g, '\\$&')}%`])
      .select({ id })
  return called('audit_names', 'thing_id', 'name').union([
    called('identity_accounts', 'user_id', `name || ' ' || last_name`),
    called('partners_partners', 'partner_id', 'name'),
  ])
}

/** Whether the asker reads every word in this row. */
function says(action: Action, words: readonly SearchedWord[]): boolean {
  const texts = textsIn(action)
  const whole = new Set(texts)
  const running = plainText(texts.join('\n'))
  return words.every(
    ({ text, forms }) => running.includes(plainText(text)) || forms.some((form) => form !== text && whole.has(form)),
  )
}

const textsIn = ({ actor, projectPitch, recordName, changes }: Action): string[] => [
  ...[actor.name, projectPitch, recordName].filter((name) => name !== null),
  ...changes.flatMap(({ before, after }) =>
    [before, after].flatMap((value) => (value ? [...leavesOf(value.value), ...Object.values(value.names)] : [])),
  ),
]

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The texts and numbers in a value. An id says nothing: what it names does. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return anId.test(value) ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}
