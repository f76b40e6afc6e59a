import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { arrayText } from './arrayText'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

/** What Postgres reads in an array, value by value. */
async function read(values: readonly unknown[], type = 'text'): Promise<unknown[]> {
  const client = await world.connect()
  try {
    const text = arrayText(values, (value) => value)
    const { rows } = await client.query(
      `select value from unnest($1::${type}[]) with ordinality as t (value, at) order by at`,
      [text],
    )
    return rows.map(({ value }) => value)
  } finally {
    client.release()
  }
}

const texts = fc.array(
  fc.option(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('{', '}', ',', '"', '\\', "'", ' ', '\n', '\t', 'a', 'N', '\u00a0') }),
      fc.constantFrom('', 'NULL', 'null', 'Null', '{}', '{a,b}', '{"a"}', '\\x00', '1.5', '2026-03-02T09:00:00Z'),
    ),
  ),
)

it('Postgres reads each text as it is, and what is absent as null', async () => {
  await fc.assert(
    fc.asyncProperty(
      texts.filter((values) => values.every((value) => !value?.includes('\0') && (value?.isWellFormed() ?? true))),
      async (values) => {
        expect(await read(values)).toEqual(values)
      },
    ),
    { examples: [[[]], [['a","b', 'c,d', '\\', '"', '\\"']]] },
  )
  expect(await read([undefined, 'a', null])).toEqual([null, 'a', null])
})

it('Postgres reads numbers, truths, days and bytes in arrays of their types', async () => {
  expect(await read([1, -1.5, 1e308, 5e-324, null], 'float8')).toEqual([1, -1.5, 1e308, 5e-324, null])
  expect(await read([true, false], 'boolean')).toEqual([true, false])
  expect(await read(['2026-03-02'], 'date')).toEqual(['2026-03-02'])
  const bytes = [Buffer.from('prumo'), Buffer.alloc(0), Buffer.from([0, 34, 44, 92, 125, 255])]
  expect(await read(bytes, 'bytea')).toEqual(bytes)
})
