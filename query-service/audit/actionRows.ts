import type { ThingKind } from '@prumo/contracts/audit/namedKinds'
import type { Action, ActionChange } from '@prumo/contracts/audit/queries'
import type { TargetKind } from '@prumo/contracts/discussion/target'
import type { Precise, Sealed } from '@prumo/contracts/message'
import { merged } from '@prumo/platform/values/merged'
import type { Knex } from 'knex'
import { z } from 'zod'
import { closedTo } from '../pipeline/closedTo'
import type { Asker } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { cursorOf, placeIn } from '../reading/cursor'
import { partnerNames } from '../reading/partnerNames'
import { peopleNames } from '../reading/peopleNames'
import { type NamedId, namedIds, subjectOf } from './namedIds'
import { namesPartner } from './namesPartner'
import { notErased } from './notErased'
import { type Change, guardOf, isGuarded, type OpenChange, openChanges, type Value } from './openChanges'
import { settingsAt } from './settingsAt'
import { type Reading, thingNames } from './thingNames'
import { waysOf } from './waysOf'

export type ActionRow = {
  position: number
  eventId: string
  kind: string
  at: string
  actorKind: 'user' | 'visitor' | 'system'
  actorId: string | null
  network: string | null
  origin: Sealed | null
  projectId: string | null
  recordId: string | null
  /** The kind of what was discussed, where it is about a comment or a file. */
  targetKind: TargetKind | null
  permissionBasis: string
  changes: Change[]
  spelledOtherwise: boolean
  replaced: string[] | null
  undoneId: string | null
}

const actionColumns = columnsOf(
  'a',
  'position',
  'eventId',
  'kind',
  'at',
  'network',
  'actorKind',
  'actorId',
  'origin',
  'projectId',
  'recordId',
  'targetKind',
  'permissionBasis',
  'changes',
  'spelledOtherwise',
  'replaced',
  'undoneId',
)

type Paging = { after?: string | undefined; limit: number }
/** What the end of a page says. */
export const position = z.int().positive()

/** A page of the action log, newest first. Ids carry the names of the time of the event. */
export async function actionPage(
  db: Knex,
  asker: Asker,
  { after, limit }: Paging,
  narrow: (query: Knex.QueryBuilder) => void,
  { asShown = (row) => row, ...reading }: Reading & { asShown?: (row: ActionRow) => ActionRow },
) {
  const { organizationId } = asker.actor
  const rows = await actionsBefore(db, organizationId, { before: placeIn(after, position), limit: limit + 1 }, narrow)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: await actionsShown(db, asker, shown.map(asShown), await asker.log.originsOf(shown), reading),
    next: last ? cursorOf(last.position) : null,
  }
}

/** The last actions before a position of the log, newest first. What was erased is not among them. */
export async function actionsBefore(
  db: Knex,
  organizationId: string,
  { before, limit }: { before: number | undefined; limit: number },
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<ActionRow[]> {
  const query = db('audit_actions as a')
    .where('a.organization_id', organizationId)
    .modify(narrow)
    .modify(notErased(db))
    .orderBy('a.position', 'desc')
    .limit(limit)
    .select(actionColumns)
  if (before) query.where('a.position', '<', before)
  return query
}

/** The actions at these positions of the log. */
export async function actionsAt(
  db: Knex,
  organizationId: string,
  positions: readonly number[],
): Promise<Map<number, ActionRow>> {
  const rows: ActionRow[] = await db('audit_actions as a')
    .where('a.organization_id', organizationId)
    .whereIn('a.position', positions)
    .select(actionColumns)
  return new Map(rows.map((row) => [row.position, row]))
}

/** What a row shows besides what its event says: the part that it is about, and all kinds of events that it sums up. */
type Sum = { partId?: string; kinds?: readonly string[] }

/** Actions as this reader may see them, with the names of their time. */
export async function actionsShown(
  db: Knex,
  asker: Asker,
  found: readonly (ActionRow & Sum)[],
  origins: ReadonlyMap<string, Precise>,
  reading: Reading = { inLog: false },
): Promise<Action[]> {
  const { organizationId } = asker.actor
  const rows = await openRows(db, asker, found)
  const settingOf = await settingsAt(db, organizationId, rows)
  const idsAt = namedIdsBy(settingOf)
  const { people, nameOf } = await namesIn(db, asker, rows, idsAt, reading)
  const wayOf = await waysOf(db, organizationId, rows)
  const valueAt = (row: Row, field: string, value: Value, at: number) => ({
    value,
    names: namesOf(idsAt(row, field, value), (named) => nameOf(named, row, at)),
  })
  return rows.map((row) => ({
    position: row.position,
    eventId: row.eventId,
    kind: row.kind,
    at: row.at,
    actor: actorOf(row, people),
    from: originOf(row, origins),
    projectId: row.projectId,
    projectPitch: nameOf(projectOf(row), row),
    recordId: row.partId ?? row.recordId,
    recordName: nameOf(subjectOf(row), row),
    permissionBasis: row.permissionBasis,
    spelledOtherwise: row.spelledOtherwise,
    ...settingOf(row),
    changes: row.changes.map(
      (change): ActionChange => ({
        field: change.field,
        before: change.before === undefined ? null : valueAt(row, change.field, change.before, row.position - 1),
        after: change.after === undefined ? null : valueAt(row, change.field, change.after, row.position),
        ...(change.hidden && { hidden: change.hidden }),
      }),
    ),
    ...(row.replaced && { replaced: true }),
    ...wayOf(row),
  }))
}

const projectOf = ({ projectId }: Row): NamedId | null =>
  projectId === null ? null : { id: projectId, kinds: ['project'] }

/** The names of people in these rows, and of all that they name, each as what its place declares. */
async function namesIn(db: Knex, asker: Asker, rows: readonly Row[], idsAt: IdsAt, reading: Reading) {
  const { organizationId } = asker.actor
  const namedBy = (some: readonly Row[]) =>
    some.flatMap((row) => [
      ...[projectOf(row), subjectOf(row)].filter((named) => named !== null),
      ...row.changes.flatMap(({ field, before, after }) =>
        [before, after].flatMap((value) => idsAt(row, field, value)),
      ),
    ])
  const idsAs = (kind: ThingKind, named: readonly NamedId[]) => [
    ...new Set(named.flatMap(({ id, kinds }) => (kinds === 'any' || kinds.includes(kind) ? id : []))),
  ]
  const named = namedBy(rows)
  const actorIds = rows.flatMap(({ actorId }) => actorId ?? [])
  const people = await peopleNames(db, asker, [...actorIds, ...idsAs('person', named)])
  const ofPartners = idsAs('partner', namedBy(rows.filter(namesPartner(asker.reader))))
  const partners = await partnerNames(db, organizationId, ofPartners)
  const things = await thingNames(db, asker, named, reading)
  const nameOf = (given: NamedId | null, row: Row, at = row.position): string | null => {
    if (!given) return null
    const { id, kinds } = given
    const nameAs = (kind: ThingKind, names: ReadonlyMap<string, string>) =>
      kinds === 'any' || kinds.includes(kind) ? names.get(id) : undefined
    return nameAs('person', people) ?? nameAs('partner', partners) ?? things(given, { at, row }) ?? null
  }
  return { people, nameOf }
}

/** Where it came from: what opens no more was erased, and of a visitor under nobody’s key only the network was kept. */
function originOf({ network, eventId, origin, actorKind }: Row, origins: ReadonlyMap<string, Precise>): Action['from'] {
  if (network === null) return null
  const precise = origins.get(eventId)
  const { address, userAgent } = precise ?? { address: null, userAgent: null }
  return { network, address, userAgent, erased: precise === undefined && (origin !== null || actorKind === 'user') }
}

/** Who did it, with the name that this person has now. */
export const actorOf = (
  { actorKind, actorId }: Pick<ActionRow, 'actorKind' | 'actorId'>,
  people: ReadonlyMap<string, string>,
): Action['actor'] => ({ kind: actorKind, userId: actorId, name: actorId ? (people.get(actorId) ?? null) : null })

type Row = Omit<ActionRow, 'changes'> & {
  partId?: string
  kinds: readonly string[]
  changes: OpenChange[]
}

async function openRows(db: Knex, asker: Asker, found: readonly (ActionRow & Sum)[]): Promise<Row[]> {
  const rows = found.map((row) => merged(row, { kinds: row.kinds ?? [row.kind] }))
  const guarded = rows.filter(({ kinds, targetKind }) => kinds.some(isGuarded) || guardOf(targetKind))
  const closedIn = await closedTo(
    db,
    asker,
    guarded.flatMap(({ projectId }) => projectId ?? []),
  )
  return rows.map((row) => ({ ...row, changes: openChanges(row, closedIn(row.projectId ?? undefined)) }))
}

type SettingOf = Awaited<ReturnType<typeof settingsAt>>

type IdsAt = (row: Row, field: string, value: unknown) => NamedId[]

/** The ids that a value of a row names. */
const namedIdsBy =
  (settingOf: SettingOf): IdsAt =>
  (row, field, value) => {
    const offersThings = settingOf(row).fieldKind === 'canvasCards' || row.changes.some(isOfCards)
    return namedIds({ field, value }, { kinds: row.kinds, offersThings })
  }

/** Whether a field of a document offers cards by what its row says. */
const isOfCards = ({ field, before, after }: OpenChange) =>
  field === 'fieldKind' && [before, after].some((kind) => kind === 'canvasCards')

const namesOf = (ids: readonly NamedId[], nameOf: (named: NamedId) => string | null): Record<string, string> =>
  Object.fromEntries(
    ids.flatMap((named) => {
      const name = nameOf(named)
      return name === null ? [] : [[named.id, name]]
    }),
  )
