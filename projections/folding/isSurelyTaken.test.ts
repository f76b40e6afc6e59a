import { randomUUID } from 'node:crypto'
import { fieldOf } from '@prumo/platform/postgres/columnNames'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { projections } from '../index'
import { projection, type Row } from '../projection'
import { readModelTable } from '../tables/readModelTable'
import { columnTypes } from './columnTypes'
import { isSurelyTaken } from './isSurelyTaken'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

const columns: Record<string, (table: Knex.CreateTableBuilder) => Knex.ColumnBuilder> = {
  uuid: (table) => table.uuid('value'),
  text: (table) => table.text('value').index(),
  integer: (table) => table.integer('value'),
  bigint: (table) => table.bigInteger('value'),
  boolean: (table) => table.boolean('value'),
  date: (table) => table.date('value'),
  timestamptz: (table) => table.timestamp('value', { useTz: true }),
  jsonb: (table) => table.jsonb('value'),
  bytea: (table) => table.binary('value'),
}

const noise = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000))).join('')
const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** What a fold may leave in a field, of any type. */
const values: readonly unknown[] = [
  [0, -0, 1, -1, 0.1, 5e-324, 1e308, Number.NaN, Number.POSITIVE_INFINITY],
  [2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, 2 ** 63, -(2 ** 63), -1e19],
  ['', '5', ' 5', 'NaN', '0.1', 'sete', '__proto__', '{a,b}', 'NULL', true, false, {}, [], [[1], [2, 3]], { a: 1 }],
  ['0001-01-01', '0000-01-01', '9999-12-31', '2026-02-28', '2026-02-30', '2024-02-29', '2026-1-2', 'infinity', 'epoch'],
  ['2026-02-28T12:00:00Z', '2026-02-30T12:00:00.000Z', '2026-02-28T24:00:01Z', '2026-02-28T23:59:60Z', '-infinity'],
  [
    randomUUID(),
    randomUUID().toUpperCase(),
    `{${randomUUID()}}`,
    `{${randomUUID()}`,
    randomUUID().replaceAll('-', ''),
    'none',
    noise(400),
    noise(20_000),
  ],
  [nested(90), nested(7000), Buffer.from('prumo'), null, undefined],
].flat()

const taken = {
  uuid: randomUUID(),
  text: noise(400),
  integer: 7,
  bigint: 2 ** 53 - 1,
  boolean: false,
  date: '2024-02-29',
}
const sure: Record<string, unknown> = {
  ...taken,
  timestamptz: '2026-02-28T12:00:00.123Z',
  jsonb: [{ a: [null, 'ç'] }],
  bytea: Buffer.from('prumo'),
}

const modelOf = (type: string, isNullable: boolean) =>
  projection<Row & { id: string }>({
    table: `test_${randomUUID().replaceAll('-', '')}`,
    version: 1,
    key: 'id',
    columns: (table) => {
      table.uuid('id').notNullable()
      const column = columns[type]?.(table)
      if (!isNullable) column?.notNullable()
    },
    on: {},
  })

it.each(Object.keys(columns).flatMap((type) => [true, false].map((isNullable) => [type, isNullable] as const)))(
  'Postgres takes each value that is surely taken as %s, where null may be: %s',
  async (type, isNullable) => {
    const model = modelOf(type, isNullable)
    expect(isSurelyTaken(model, { id: randomUUID(), value: sure[type] }, null)).toBe(true)
    const table = readModelTable(model, { schema: 'pg_temp' })
    const client = await world.connect()
    try {
      await table.create(client)
      await table.index(client)
      const rows = values.map((value) => ({ id: randomUUID(), value }))
      const sureRows = rows.filter((row) => isSurelyTaken(model, row, null))
      const place = { scopeId: randomUUID(), organizationId: randomUUID(), replaced: null }
      for (const row of sureRows) await table.write(client, [{ ...place, key: row.id, row }])
      expect(sureRows.length).toBeGreaterThan(0)
      expect(sureRows.length).toBeLessThan(values.length)
    } finally {
      await table.drop(client)
      client.release()
    }
  },
)

it('a field that stays as it was is not doubted again', () => {
  const model = modelOf('integer', false)
  const id = randomUUID()
  expect(isSurelyTaken(model, { id, value: 0.5 }, { id, value: 0.5 })).toBe(true)
  expect(isSurelyTaken(model, { id, value: 0.5 }, { id, value: 5 })).toBe(false)
})

it('Fields are compared by their names, in whatever order they stand', () => {
  const model = modelOf('integer', true)
  const id = randomUUID()
  expect(isSurelyTaken(model, { value: 0.5, id }, { id, value: 0.5 })).toBe(true)
  expect(isSurelyTaken(model, { value: 0.5, id }, { id: 0.5, value: id })).toBe(false)
})

it('A row that lacks a required field is in doubt, and so is one that has lost it', () => {
  const [required, optional] = [modelOf('integer', false), modelOf('integer', true)]
  const id = randomUUID()
  expect(isSurelyTaken(required, { id }, null)).toBe(false)
  expect(isSurelyTaken(required, { id }, { id, value: 5 })).toBe(false)
  expect(isSurelyTaken(optional, { id }, { id, value: 5 })).toBe(true)
})

it('every column of every read model is of a type that this test has', () => {
  const types = projections.flatMap((model) => [...columnTypes(model).values()].map(({ type }) => type))
  expect([...new Set(types)].sort()).toEqual(Object.keys(columns).sort())
})

it('the columns that are read from a definition are those of the table', async () => {
  const client = await world.connect()
  try {
    for (const model of projections) {
      const table = readModelTable(model, { schema: 'pg_temp' })
      await table.create(client)
      const { rows } = await client.query<{ name: string; isNullable: boolean }>(
        `select attname as name, not attnotnull as "isNullable" from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and attname not in ('organization_id', 'scope_id', 'replaced')`,
        [table.address],
      )
      const columnsOf = new Map(
        rows.map(({ name, isNullable }) => [fieldOf(name), isNullable || model.key === fieldOf(name)]),
      )
      const read = [...columnTypes(model)].filter(([field]) => field !== 'organizationId')
      expect(new Map(read.map(([field, { isNullable }]) => [field, isNullable || model.key === field]))).toEqual(
        columnsOf,
      )
      await table.drop(client)
    }
  } finally {
    client.release()
  }
})
