import { auditsEverything, type Feature, hasRight, isClosedTo, type ProjectPlace } from '@prumo/contracts/access'
import type { NamedKind } from '@prumo/contracts/audit/namedKinds'
import { featureOfTarget, type TargetKind } from '@prumo/contracts/discussion/target'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { projectPlaces } from '../reading/projectPlaces'
import type { NamedId } from './namedIds'
import { guardOf } from './openChanges'

type NamedThing = {
  thingId: string
  kind: NamedKind
  position: number
  name: string
  /** Its project, or its organization where it is of none. */
  scopeId: string
  /** What a file is attached to. */
  targetKind: TargetKind | null
  /** Who named what a person keeps alone. */
  actorId: string | null
}

/** By which right each kind of thing is seen; what a person keeps is that person's alone. */
const featureOf = {
  project: 'projects',
  task: 'tasks',
  step: 'tasks',
  tag: 'tasks',
  holiday: 'tasks',
  baseline: 'tasks',
  checklistItem: 'tasks',
  card: 'canvas',
  area: 'canvas',
  document: 'documents',
  documentSection: 'documents',
  documentField: 'documents',
  entry: 'finance',
  import: 'imports',
  file: 'discussion',
  profile: 'organization',
  goal: 'keeper',
  taskView: 'keeper',
  analysisView: 'keeper',
} as const satisfies Record<NamedKind, Feature | 'keeper'>

/** Where a name is told: in a row, at a position of the log. */
type Telling = { at: number; row: { projectId: string | null; actorId: string | null } }
export type Reading = {
  /** In the action log, whose reader is told of all that is in a project. Elsewhere things go by their own rights. */
  inLog: boolean
}

/**
 * The name that each thing had at a position of the log; its first name where it had none yet. It has one only as what
 * the place of its id declares, and only for whom it is open today: else it is as if it were not there.
 */
export async function thingNames(db: Knex, asker: Asker, named: readonly NamedId[], reading: Reading) {
  const rows = await namesOf(db, asker, named)
  const isOpen = await opennessOf(db, asker, rows, reading)
  const byThing = new Map<string, NamedThing[]>()
  for (const row of rows) byThing.set(row.thingId, [...(byThing.get(row.thingId) ?? []), row])
  return ({ id, kinds }: NamedId, { at, row }: Telling) => {
    const all = (byThing.get(id) ?? []).filter(({ kind }) => kinds === 'any' || kinds.includes(kind))
    const isOwnAct = reading.inLog && row.projectId !== null && row.actorId === asker.reader.userId
    // What somebody did where they have no part any more is told in the words that they saw.
    const names = all.filter(
      (name) => isOpen(name) || (isOwnAct && name.scopeId === row.projectId && name.position <= at),
    )
    return (names.findLast(({ position }) => position <= at) ?? names[0])?.name
  }
}

const namesOf = (db: Knex, { actor }: Asker, named: readonly NamedId[]): Promise<NamedThing[]> =>
  db('audit_names as n')
    .leftJoin('audit_actions as a', (on) =>
      on
        .on('a.organization_id', 'n.organization_id')
        .andOn('a.position', 'n.position')
        .andOnIn('n.kind', ['file', ...kept]),
    )
    .where({ 'n.organization_id': actor.organizationId })
    .whereIn('n.thing_id', [...new Set(named.map(({ id }) => id))])
    .orderBy('n.position')
    .select(columnsOf('n', 'thingId', 'kind', 'position', 'name', 'scopeId'), columnsOf('a', 'targetKind', 'actorId'))

const kept = Object.entries(featureOf).flatMap(([kind, feature]) => (feature === 'keeper' ? [kind] : []))

/** Whether a name is open to the reader by the rights of today. */
async function opennessOf(db: Knex, asker: Asker, names: readonly NamedThing[], { inLog }: Reading) {
  const { reader, projectNow } = asker
  const placeOf = await placesOf(db, asker, names)
  const isWholeLog = inLog && auditsEverything(reader)
  return ({ kind, scopeId, targetKind, actorId }: NamedThing): boolean => {
    const place = scopeId === projectNow?.projectId ? projectNow : placeOf.get(scopeId)
    const guard = guardOf(targetKind)
    if (isWholeLog) return guard === undefined || !isClosedTo(reader, guard, projectNow)
    const isOfProject = scopeId !== reader.organizationId
    const sees = (feature: Feature) => (isOfProject ? seesIn(reader, feature, place) : !isClosedTo(reader, feature))
    if (featureOf[kind] === 'keeper') return (inLog && isOfProject && sees('actionLog')) || actorId === reader.userId
    if (inLog && isOfProject) return sees('actionLog') && (guard === undefined || sees(guard))
    return featuresOf(kind, targetKind).every(sees)
  }
}

/** A file is seen by whoever sees what it is attached to; a signature's by whoever sees documents. */
function featuresOf(kind: NamedKind, targetKind: TargetKind | null): Feature[] {
  const feature = featureOf[kind]
  if (feature === 'keeper') return []
  if (kind !== 'file') return [feature]
  return targetKind ? [feature, featureOfTarget[targetKind]] : ['documents']
}

const seesIn = (reader: Asker['reader'], feature: Feature, place: ProjectPlace | undefined) =>
  hasRight(reader, { of: 'project', feature, level: 'viewOnly', inCopy: ['underWay', 'ended'], afterEnd: true }, place)
    .allowed

/** The projects of things that are not of the project in question. */
async function placesOf(db: Knex, { reader, projectNow }: Asker, names: readonly NamedThing[]) {
  const atHand = [reader.organizationId, projectNow?.projectId]
  const ids = [...new Set(names.map(({ scopeId }) => scopeId))].filter((id) => !atHand.includes(id))
  const places = ids.length === 0 ? [] : await projectPlaces(db, reader.organizationId, ids)
  return new Map(places.map((place) => [place.projectId, place]))
}
