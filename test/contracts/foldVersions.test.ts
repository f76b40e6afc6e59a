import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { snapshots } from '@prumo/command-service/modules'
import { type Upcasts, upcasts, versionOf } from '@prumo/contracts/upcasts'
import { digestOf } from '@prumo/platform/values/digestOf'
import { equal } from '@prumo/platform/values/equal'
import { projections } from '@prumo/projections/index'
import type { Projection } from '@prumo/projections/projection'
import { definitionOf } from '@prumo/projections/tables/readModelTable'
import type { Knex } from 'knex'
import { describe, expect, it } from 'vitest'

/**
 * What is kept of events that were folded: each read model and snapshot with its version, and the events that it reads
 * in a version above 1. Of a read model's table, a digest is kept as well.
 */
const file = fileURLToPath(new URL('released/folds.json', import.meta.url))
type Fold = { version: number; columns?: string; reads: Record<string, number> }
type Folds = Record<string, Fold>

/** It keeps those whose own version was raised. */
const keepThem = 'RELEASE_EVENTS=1 npx vitest run test/contracts'

/** They show recorded fields only, or none of an event's data: what an upcast fills in changes none of their rows. */
const asRecorded = new Set(['audit_actions', 'audit_kinds', 'audit_streams', 'audit_times', 'audit_tree'])

const read = () => JSON.parse(readFileSync(file, 'utf8')) as Folds
if (process.env.RELEASE_EVENTS)
  writeFileSync(file, `${JSON.stringify(released(read(), foldsWith(upcasts)), null, 2)}\n`)
const kept = read()

it('a read model or snapshot has a version of its own for its columns, and for the grown events that it reads', () => {
  const folds = foldsWith(upcasts)
  expect(stepsForgotten(kept, folds)).toEqual([])
  expect(folds).toEqual(kept)
})

it('would be found to keep its version while an event that it reads grows', () => {
  const grown = foldsWith({ ...upcasts, TaskAdded: [...(upcasts.TaskAdded ?? []), (data) => data] })
  const changed = Object.keys(grown).filter((name) => grown[name]?.reads.TaskAdded)
  expect(changed).toContain('snapshot of plan')
  expect(changed).toContain('tasks_tasks')
  expect(changed).not.toContain('canvas_areas')
  expect(released(kept, grown)).toEqual(kept)
  expect(stepsForgotten(kept, grown)).toContain(
    `tasks_tasks: an event that it reads has grown. Raise its version, then run ${keepThem}`,
  )
})

describe('A read model', () => {
  const [readModel = {} as Projection] = projections
  const changedBy = (change: (table: Knex.CreateTableBuilder) => void) =>
    columnsOf({
      ...readModel,
      columns: (table) => {
        readModel.columns(table)
        change(table)
      },
    })

  it('has another digest with another column, and by its type, emptiness, default and indexes', () => {
    const digests = [
      columnsOf(readModel),
      changedBy((table) => table.integer('extra')),
      changedBy((table) => table.bigInteger('extra')),
      changedBy((table) => table.integer('extra').notNullable()),
      changedBy((table) => table.integer('extra').defaultTo(1)),
      changedBy((table) => table.integer('extra').index()),
      columnsOf({ ...readModel, key: 'extra' }),
    ]
    expect(new Set(digests).size).toBe(digests.length)
    expect(changedBy(() => {})).toBe(digests[0])
  })

  it('would be found to keep its version while its columns change, until that is raised and kept', () => {
    const before = { partners_partners: { version: 2, columns: 'as they were', reads: {} } }
    const changed = { partners_partners: { version: 2, columns: 'as they are', reads: {} } }
    const raised = { partners_partners: { version: 3, columns: 'as they are', reads: {} } }
    expect(released(before, changed)).toEqual(before)
    expect(stepsForgotten(before, changed)).toEqual([
      `partners_partners: its columns have changed. Raise its version, then run ${keepThem}`,
    ])
    expect(stepsForgotten(before, raised)).toEqual([`partners_partners: its version 3 is not kept. Run ${keepThem}`])
    expect(stepsForgotten(released(before, raised), raised)).toEqual([])
  })
})

it('is kept anew once its own version is raised', () => {
  const before = { tasks_tasks: { version: 7, reads: {} } }
  const raised = { tasks_tasks: { version: 8, reads: { TaskAdded: 2 } } }
  expect(released(before, raised)).toEqual(raised)
})

function foldsWith(among: Upcasts): Folds {
  const grownOf = (types: readonly string[]) =>
    Object.fromEntries(types.map((type) => [type, versionOf(type, among)]).filter(([, version]) => version !== 1))
  const tables = projections.map((projection) => {
    const { table, version, on, all } = projection
    const types = all ? Object.keys(among) : Object.keys(on)
    return [table, { version, columns: columnsOf(projection), reads: asRecorded.has(table) ? {} : grownOf(types) }]
  })
  const ofSnapshots = [...snapshots].map(([{ stream, evolve }, { version }]) => {
    const [name] = stream({ projectId: '', documentId: '' }).split('-')
    return [`snapshot of ${name}`, { version, reads: grownOf(Object.keys(evolve)) }]
  })
  return Object.fromEntries([...tables, ...ofSnapshots])
}

/** A digest of the columns of a read model's table, with its key and indexes. */
function columnsOf(projection: Projection): string {
  return digestOf(definitionOf(projection, 'read', projection.table))
}

/** What whoever changed a read model, a snapshot or an event has yet to do about it. */
function stepsForgotten(before: Folds, now: Folds): string[] {
  return Object.entries(now).flatMap(([name, { version, columns, reads }]) => {
    const former = before[name]
    if (former?.version !== version) return [`${name}: its version ${version} is not kept. Run ${keepThem}`]
    const raise = `Raise its version, then run ${keepThem}`
    return [
      ...(columns === former.columns ? [] : [`${name}: its columns have changed. ${raise}`]),
      ...(equal(reads, former.reads) ? [] : [`${name}: an event that it reads has grown. ${raise}`]),
    ]
  })
}

/** Where a version stayed, what is kept stays as well. */
function released(before: Folds, now: Folds): Folds {
  const entries = Object.entries(now).map(([name, fold]) => {
    const former = before[name]
    return [name, former?.version === fold.version ? former : fold]
  })
  return Object.fromEntries(entries)
}
