import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { createDatabase } from './createDatabase'

it('gives every test a database of its own', async () => {
  const [first, second] = await Promise.all([createDatabase(), createDatabase()])
  await query(first.url, 'create table mine ()')

  expect(await tables(first.url)).toEqual(['mine'])
  expect(await tables(second.url)).toEqual([])
  await Promise.all([first.drop(), second.drop()])
})

it('drops a database that is still in use', async () => {
  const database = await createDatabase()
  const client = new pg.Client(database.url)
  const cut = new Promise((resolve) => client.on('error', resolve))
  await client.connect()
  await database.drop()

  expect(await cut).toMatchObject({ code: '57P01' })
  const name = new URL(database.url).pathname.slice(1)
  expect(await query(inject('postgresUrl'), `select from pg_database where datname = '${name}'`)).toEqual([])
})

it('lets nobody in without the password where it is guarded', async () => {
  const database = await createDatabase({ guarded: true })
  const wrong = new URL(database.url)
  wrong.password = 'another-one'
  await expect(query(wrong.href, 'select')).rejects.toMatchObject({ code: '28P01' })
  expect(await tables(database.url)).toEqual([])
  await database.drop()
})

const tables = async (url: string) =>
  (await query(url, "select tablename from pg_tables where schemaname = 'public'")).map((row) => row.tablename)

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}
