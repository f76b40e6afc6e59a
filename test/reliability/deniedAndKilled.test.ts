import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { aSecret } from '../world/aSecret'
import { createDatabase, type TestDatabase } from '../world/createDatabase'
import { type Person, personAt } from '../world/person'
import { aSignUp } from '../world/world'
import { type PrumoChild, startPrumoChild } from './prumoChild'

let [folder, environment]: [string, Record<string, string>] = ['', {}]
let database: TestDatabase
let owner: pg.Pool
let child: PrumoChild
let ana: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-denied-'))
  database = await createDatabase()
  owner = new pg.Pool({ connectionString: database.url, max: 3 })
  environment = {
    PRUMO_DATA: folder,
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    PRUMO_SECRET: aSecret,
    LOG_LEVEL: 'silent',
    SIGN_INS_PER_ACCOUNT: '1000',
  }
  child = await startPrumoChild(environment)
  const signUp = aSignUp()
  ana = personAt(`http://localhost:${environment.PORT}`, signUp)
  await ana.act('SignUp', signUp)
  await ana.signIn()
})
afterAll(async () => {
  await child?.kill()
  await owner?.end()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const countOf = async (statement: string) => Number((await owner.query(statement)).rows[0].n)
const recorded = () => countOf(`select count(*) as n from log.events where type = 'AccessDenied'`)
const left = () => countOf('select coalesce(sum(count), 0) as n from platform.denials')
/** In this hour, or in one that has ended meanwhile. */
const counted = async () =>
  (await countOf('select coalesce(sum(count), 0) as n from platform.denial_counts')) +
  (await countOf(`select coalesce(sum((line ->> 'count')::int), 0) as n
                  from log.events, jsonb_array_elements(data::jsonb -> 'counts') line where type = 'DenialsCounted'`))

/** Causes two denials while `statement` blocks their way, kills Prumo once they are that far, and restarts it. */
async function deniedAndKilled(statement: string, isThatFar: () => Promise<boolean>) {
  const holding = await owner.connect()
  try {
    await holding.query('begin')
    await holding.query(statement)
    const projectId = fresh()
    for (let time = 0; time < 2; time++) expect((await ana.inquire('board', { projectId })).status).toBe(404)
    await expect.poll(isThatFar).toBe(true)
    await child.kill()
  } finally {
    await holding.query('rollback')
    holding.release()
  }
  child = await startPrumoChild(environment)
  await expect.poll(left).toBe(0)
}

describe('AUD-01 a denial is recorded once, and counted once, where Prumo is killed', () => {
  it('it was brought, and was no event yet', async () => {
    const before = await recorded()
    await deniedAndKilled(`select pg_advisory_xact_lock(${advisoryLocks.denials})`, async () => (await left()) === 2)
    expect([await recorded(), await counted()]).toEqual([before + 1, 1])
  })

  it('it was an event, and was still to be recorded', async () => {
    const before = await recorded()
    await deniedAndKilled(
      'lock table platform.denial_counts in share mode',
      async () => (await recorded()) > before && (await left()) === 2,
    )
    expect([await recorded(), await counted()]).toEqual([before + 1, 2])
  })
})
