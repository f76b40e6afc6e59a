import { expect, it } from 'vitest'
import { migratedPool } from '../../test/migratedPool'
import { openSessions } from './sessions'

const pool = await migratedPool()
const open = (now = () => new Date()) => openSessions(pool, { idleMs: 1_800_000, absoluteMs: 28_800_000, now })

it('never lets the position of rights go back, in memory as little as in the database', async () => {
  const sessions = await open()
  const organizationId = crypto.randomUUID()
  const { token } = await sessions.begin(crypto.randomUUID(), organizationId)
  await sessions.rightsChanged(organizationId, 70)
  await sessions.rightsChanged(organizationId, 50)
  expect((await sessions.find(token))?.rightsPosition).toBe(70)
  expect((await (await open()).find(token))?.rightsPosition).toBe(70)
})

it('lives no longer than half an hour after it was seen, though the clock went back before that', async () => {
  const [noon, minute] = [Date.parse('2026-03-02T12:00:00Z'), 60_000]
  let at = noon
  const sessions = await open(() => new Date(at))
  const { token } = await sessions.begin(crypto.randomUUID(), crypto.randomUUID())
  at = noon - 60 * minute
  expect(await sessions.find(token)).toBeDefined()
  at = noon - 31 * minute
  expect(await sessions.find(token)).toBeDefined()
  at = noon
  expect(await sessions.find(token)).toBeUndefined()
})
