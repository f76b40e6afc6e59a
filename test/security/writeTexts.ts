import type { Feature } from '@prumo/contracts/access'
import { type CommandType, commands, needs } from '@prumo/contracts/index'
import type { Person } from '../world/person'
import { examples } from './examples'
import { withValue } from './idFields'
import type { Ids } from './scene'
import { stringsIn } from './stringsIn'

/** A text that was written, of what it is, and where. */
type WrittenText = { text: string; feature: Feature; where: string }

/** What was written, and what was refused. */
export type Written = {
  texts: WrittenText[]
  refused: string[]
  /** The id that was written last in this field. */
  newest(field: string): string
}

/** What must be as it is, or is nobody's text: proofs of identity, and what is held against what stands. */
const noText =
  /^(seen|was|document|options)(\.|$)|[Pp]assword|contentHash|digest|consentTextId|language|currency|timeZone|canvas$/
/** These take away what others need, and come last. */
const isEnding = (type: CommandType) => /^(Delete|Remove|Undo|Erase|Unshare|Leave|Transfer|Withdraw|Return)/.test(type)

/** The commands that go by a right to a feature, but for the one that ends all the rest. */
export const commandsOfFeatures = (Object.keys(commands) as CommandType[])
  .filter((type) => 'feature' in needs[type] && type !== 'DeleteProject')
  .sort((first, second) => Number(isEnding(first)) - Number(isEnding(second)))

/** The texts that people may write into a command, by their paths. */
function textPathsOf(type: CommandType, data: object): string[][] {
  const schema = commands[type]
  const isText = (path: string[]) => {
    const isNew = path.includes('*') || path.includes('key') || noText.test(path.join('.'))
    return !isNew && hasPlace(data, path) && schema.safeParse(withValue(data, path, 'a text')).success
  }
  const paths = stringsIn(schema).map(({ path }) => path)
  return [...new Map(paths.filter(isText).map((path) => [path.join('.'), path])).values()]
}

/** Whether what the text stands in is there: what may be left out of it is written, too. */
function hasPlace(data: unknown, [key = '', ...rest]: string[]): boolean {
  if (typeof data !== 'object' || data === null) return false
  return rest.length === 0 || hasPlace((data as Record<string, unknown>)[key], rest)
}

/** A text that stands nowhere else. */
export const canary = (type: CommandType, nth: number) => `zq${type}${nth}x`

/** Sends every command that takes a text of people's, with this text in each place for one. */
export async function writeTexts(
  person: Person,
  ids: Ids,
  textOf: (type: CommandType, nth: number) => string,
): Promise<Written> {
  const [texts, refused, sent]: [WrittenText[], string[], object[]] = [[], [], []]
  for (const type of commandsOfFeatures) {
    const [need, example] = [needs[type], examples[type](ids)]
    const paths = textPathsOf(type, example)
    if (!('feature' in need) || paths.length === 0) continue
    const all = paths.map((path, nth) => ({ path, text: textOf(type, nth) }))
    const data = all.reduce<object>((filled, { path, text }) => withValue(filled, path, text), example)
    const { status, body } = await person.attempt(type, data as never)
    if (status !== 200) refused.push(`${type} ${body.code}`)
    else {
      texts.push(...all.map(({ path, text }) => ({ text, feature: need.feature, where: `${type} ${path.join('.')}` })))
      sent.push(data)
    }
  }
  const newest = (field: string) => sent.flatMap((data) => (data as Record<string, string>)[field] ?? []).at(-1) ?? ''
  return { texts, refused, newest }
}

/** What is asked for of a scene in which all of this was written. */
export const crawledOf = (ids: Ids, written: Written, moments: readonly string[]) => ({
  ids,
  moments,
  signatureId: written.newest('signatureId'),
  cardIds: [ids.cardId, written.newest('cardId')],
  taskIds: [ids.taskId, written.newest('taskId')],
  entryIds: [ids.changedEntryId, written.newest('entryId')],
  documentIds: [ids.documentId, written.newest('documentId')],
  fileIds: [ids.fileId, ids.sentFileId],
  searched: ['zq'],
})
