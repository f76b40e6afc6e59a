import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { snapshots } from '@prumo/command-service/modules'
import { type Upcasts, upcasts, versionOf } from '@prumo/contracts/upcasts'
import { projections } from '@prumo/projections/index'
import { expect, it } from 'vitest'

/**
 * What is kept of events that were folded: each read model and snapshot with its version, and the events that it reads
 * in a version above 1. `RELEASE_EVENTS=1 npx vitest run test/contracts` keeps those whose own version was raised.
 */
const file = fileURLToPath(new URL('released/folds.json', import.meta.url))
type Fold = { version: number; reads: Record<string, number> }
type Folds = Record<string, Fold>

/** They show recorded fields only, or none of an event's data: what an upcast fills in changes none of their rows. */
const asRecorded = new Set(['audit_actions', 'audit_kinds', 'audit_streams', 'audit_times', 'audit_tree'])

const read = () => JSON.parse(readFileSync(file, 'utf8')) as Folds
if (process.env.RELEASE_EVENTS)
  writeFileSync(file, `${JSON.stringify(released(read(), foldsWith(upcasts)), null, 2)}\n`)
const kept = read()

it('a read model or snapshot that reads a grown event has a version of its own for it', () =>
  expect(foldsWith(upcasts)).toEqual(kept))

it('would be found to keep its version while an event that it reads grows', () => {
  const grown = foldsWith({ ...upcasts, TaskAdded: [...(upcasts.TaskAdded ?? []), (data) => data] })
  const changed = Object.keys(grown).filter((name) => grown[name]?.reads.TaskAdded)
  expect(changed).toContain('snapshot of plan')
  expect(changed).toContain('tasks_tasks')
  expect(changed).not.toContain('canvas_areas')
  expect(released(kept, grown)).toEqual(kept)
  expect(grown).not.toEqual(kept)
})

it('is kept anew once its own version is raised', () => {
  const before = { tasks_tasks: { version: 7, reads: {} } }
  const raised = { tasks_tasks: { version: 8, reads: { TaskAdded: 2 } } }
  expect(released(before, raised)).toEqual(raised)
})

function foldsWith(among: Upcasts): Folds {
  const grownOf = (types: readonly string[]) =>
    Object.fromEntries(types.map((type) => [type, versionOf(type, among)]).filter(([, version]) => version !== 1))
  const tables = projections.map(({ table, version, on, all }) => {
    const types = all ? Object.keys(among) : Object.keys(on)
    return [table, { version, reads: asRecorded.has(table) ? {} : grownOf(types) }]
  })
  const ofSnapshots = [...snapshots].map(([{ stream, evolve }, { version }]) => {
    const [name] = stream({ projectId: '', documentId: '' }).split('-')
    return [`snapshot of ${name}`, { version, reads: grownOf(Object.keys(evolve)) }]
  })
  return Object.fromEntries([...tables, ...ofSnapshots])
}

/** Where a version stayed, what is kept stays as well. */
function released(before: Folds, now: Folds): Folds {
  const entries = Object.entries(now).map(([name, fold]) => {
    const former = before[name]
    return [name, former?.version === fold.version ? former : fold]
  })
  return Object.fromEntries(entries)
}
