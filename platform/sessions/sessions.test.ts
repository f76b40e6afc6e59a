import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '../../test/postgres'
import { migrate } from '../postgres/migrate'
import { registerParsers } from '../postgres/parsers'
import { secretsOf } from '../secrets/secrets'
import { openSessions } from './sessions'

registerParsers()
const database = await createDatabase()
await migrate(database.url, secretsOf('a secret of thirty-two characters!'))
const pool = new pg.Pool({ connectionString: database.url })
afterAll(async () => {
  await pool.end()
  await database.drop()
})
const open = () => openSessions(pool, { idleMs: 1_800_000, absoluteMs: 28_800_000, now: () => new Date() })

it('never lets the position of rights go back, in memory as little as in the database', async () => {
  const sessions = await open()
  const organizationId = crypto.randomUUID()
  const { token } = await sessions.begin(crypto.randomUUID(), organizationId)
  await sessions.rightsChanged(organizationId, 70)
  await sessions.rightsChanged(organizationId, 50)
  expect((await sessions.find(token))?.rightsPosition).toBe(70)
  expect((await (await open()).find(token))?.rightsPosition).toBe(70)
})
