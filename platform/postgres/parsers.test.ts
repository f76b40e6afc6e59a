import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { registerParsers } from './parsers'

registerParsers()
const client = new pg.Client({ connectionString: inject('postgresUrl'), options: '-c timezone=UTC' })
beforeAll(async () => void (await client.connect()))
afterAll(() => client.end())

const read = async (instant: string) => (await client.query('select $1::timestamptz as at', [instant])).rows[0].at

describe('instants of Postgres', () => {
  it.each([
    ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00.000000Z'],
    ['2026-03-02T06:00:00.1234-03:00', '2026-03-02T09:00:00.123400Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000000Z'],
    ['9999-12-31T23:59:59.999999Z', '9999-12-31T23:59:59.999999Z'],
  ])('are ISO texts to the microsecond: %s', async (given, expected) => expect(await read(given)).toBe(expected))

  it.each([
    '-infinity',
    'infinity',
    '10000-01-01 00:00:00+00',
    '123456-01-01 09:00:00.5+00',
    '0044-03-15 12:00:00+00 BC',
    '4713-01-01 00:00:00+00 BC',
  ])('are read by Postgres as it wrote them where ISO has no form for them: %s', async (given) => {
    const once = await read(given)
    expect(await read(once)).toBe(once)
    const { rows } = await client.query('select $1::timestamptz = $2::timestamptz as same', [given, once])
    expect(rows).toEqual([{ same: true }])
  })
})
