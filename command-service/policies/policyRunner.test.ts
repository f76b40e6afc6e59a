import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { migrate } from '@prumo/platform/postgres/migrate'
import { registerParsers } from '@prumo/platform/postgres/parsers'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fresh } from '../../test/given/fresh'
import { policyGround, type Step, until } from '../../test/policies/policyGround'
import { times } from '../../test/run/length'
import { aSecret } from '../../test/world/aSecret'
import { createDatabase } from '../../test/world/createDatabase'
import type { Policy } from '../pipeline/policy'
import { moduleTables } from '../tables/moduleTables'
import type { PolicyRunner } from './policyRunner'
import { openPolicyWork } from './policyWork'

registerParsers()
const database = await createDatabase()
await migrate(database.url, secretsOf(aSecret), moduleTables)
const pool = new pg.Pool({ connectionString: database.url })
pool.on('error', () => {})
const log = await postgresEventLog({ url: database.url, now: () => new Date() })
afterAll(async () => {
  await log.close()
  await pool.end()
  await database.drop()
})

const ground = policyGround(pool, log)
const rows = async <Row>(statement: string) => (await pool.query(statement)).rows as Row[]
const isIdle = async (...organizationIds: string[]) => {
  const left = 'select 1 from platform.policy_work where organization_id = any($1)'
  return (await pool.query(left, [organizationIds])).rowCount === 0
}

/** Reacts in two steps. */
const twoSteps: Policy = {
  name: 'whenMarkedDoTwice',
  on: {
    ProjectMarkedFavorite: async ({ id }, { perform }) => {
      for (const step of ['first', 'second']) await perform({ type: 'Do', data: { of: id, step } }, step)
    },
  },
}
const both = (ids: readonly string[]) =>
  ids.flatMap((of) => [
    { of, step: 'first' },
    { of, step: 'second' },
  ])
const happenTimes = async (organizationId: string, times: number) => {
  const ids: string[] = []
  for (let time = 0; time < times; time++) ids.push(await ground.happen(organizationId))
  return ids
}
const haveAll = (organizationId: string, effects: number) => async () =>
  (await ground.effects(organizationId)).length >= effects && (await isIdle(organizationId))

const haveSome = (organizationId: string, effects: number) => async () =>
  (await ground.effects(organizationId)).length >= effects

const running = new Set<PolicyRunner>()
const start = (policies: readonly Policy[] = [twoSteps], step?: Step) => {
  const runner = ground.start(policies, step)
  running.add(runner)
  return runner
}
const stopAll = async () => {
  await Promise.all([...running].map((runner) => runner.stop()))
  running.clear()
}
beforeEach(async () => {
  await pool.query('delete from platform.policies')
  await pool.query('delete from platform.policy_work')
})
afterEach(stopAll)

describe('A policy', () => {
  it('a policy reacts to events before its first start and after, in their order', async () => {
    const organizationId = fresh()
    const before = await happenTimes(organizationId, 3)
    start()
    await until(haveAll(organizationId, 6))
    const since = await happenTimes(organizationId, 3)
    await until(haveAll(organizationId, 12))
    expect(await ground.effects(organizationId)).toEqual(both([...before, ...since]))
  })

  it('a policy that forgets its position and runs again changes nothing', async () => {
    const organizationId = fresh()
    const ids = await happenTimes(organizationId, 4)
    start()
    await until(haveAll(organizationId, 8))
    await stopAll()
    const head = await log.head()
    await pool.query('delete from platform.policies')
    start()
    const another = fresh()
    await happenTimes(another, 1)
    await until(haveAll(another, 2))
    expect(await ground.effects(organizationId)).toEqual(both(ids))
    // One event has happened since, with its two effects.
    expect(await log.head()).toBe(head + 3)
  })

  it('a policy keeps the id of the last event with its position', async () => {
    const organizationId = fresh()
    await happenTimes(organizationId, 1)
    start()
    await until(haveAll(organizationId, 2))
    await stopAll()
    const [kept] = await rows<{ position: number; event_id: string }>(
      'select position, event_id from platform.policies',
    )
    const [event] = await log.readAll((kept?.position ?? 0) - 1, 1)
    expect([kept?.position, kept?.event_id]).toEqual([event?.position, event?.id])
  })

  it('a policy runs in one process at a time, and in another once that has ended', async () => {
    const organizationId = fresh()
    const seen: string[] = []
    const noting =
      (name: string): Step =>
      (_, work) => {
        seen.push(name)
        return work()
      }
    const first = start([twoSteps], noting('one'))
    await happenTimes(organizationId, 1)
    await until(haveAll(organizationId, 2))
    start([twoSteps], noting('other'))
    seen.splice(0)
    await happenTimes(organizationId, 1)
    await until(haveAll(organizationId, 4))
    // The other asks for its turn, and is refused.
    expect(seen.filter((name) => name === 'other').length).toBeLessThanOrEqual(1)
    await first.stop()
    await happenTimes(organizationId, 1)
    await until(haveAll(organizationId, 6))
    expect(seen.filter((name) => name === 'other').length).toBeGreaterThan(1)
  })
})

describe('Read models that are behind', () => {
  afterEach(() => pool.query('delete from read.checkpoints'))

  it('a policy waits for read models between two steps, so that nobody else has to', async () => {
    const organizationId = fresh()
    await pool.query(`insert into read.checkpoints (table_name, version, position, live) values ('tasks', 1, 0, true)`)
    const [id = ''] = await happenTimes(organizationId, 1)
    let queries = 0
    start([twoSteps], (name, work) => {
      if (name === 'query') queries++
      return work()
    })
    await until(haveSome(organizationId, 1))
    // It asks again and again how far they are.
    const since = queries
    await expect.poll(() => queries).toBeGreaterThan(since + 3)
    expect(await ground.effects(organizationId)).toEqual([{ of: id, step: 'first' }])
    await pool.query('update read.checkpoints set position = $1', [await log.head()])
    await until(haveAll(organizationId, 2))
    expect(await ground.effects(organizationId)).toEqual(both([id]))
  })
})

describe('What fails', () => {
  it('a failed step is retried until it succeeds, and counted meanwhile', async () => {
    const organizationId = fresh()
    let isRefused = true
    const failing: Policy = {
      name: 'whenMarkedFailFirst',
      on: {
        ProjectMarkedFavorite: async ({ id }, { perform }) => {
          if (isRefused) throw new TypeError('somebody@example.org')
          await perform({ type: 'Do', data: { of: id, step: 'only' } }, 'only')
        },
      },
    }
    const ids = await happenTimes(organizationId, 2)
    start([failing])
    const failed = () =>
      rows<{ attempts: number; error: string }>(
        `select attempts, error from platform.policy_work where attempts > 2 and organization_id = '${organizationId}'`,
      )
    await until(async () => (await failed()).length > 0)
    const [work] = await failed()
    expect(work?.error).toBe('TypeError')
    isRefused = false
    await until(async () => (await ground.effects(organizationId)).length === 2)
    expect(await ground.effects(organizationId)).toEqual(ids.map((of) => ({ of, step: 'only' })))
  })

  it('work that is not due yet says when it is, so that it is never slept over', async () => {
    const work = openPolicyWork(pool, 0.02)
    const [organizationId, eventId] = [fresh(), fresh()]
    const policy = twoSteps.name
    await pool.query(
      `insert into platform.policy_work (policy, event_id, stream, organization_id) values ($1, $2, 'project-x', $3)`,
      [policy, eventId, organizationId],
    )
    for (let attempts = 0; attempts < 5; attempts++) {
      await work.failed({ policy, eventId, stream: 'project-x', organizationId, attempts }, 'TypeError')
      for (;;) {
        const { work: due, nextMs } = await work.due([policy])
        if (due.length > 0) break
        expect(nextMs).toBeGreaterThan(0)
      }
    }
  })

  it('a lasting failure or an unreadable event stops its own organization and no other', async () => {
    const [poisoned, unreadable, well] = [fresh(), fresh(), fresh()]
    const poison = await ground.happen(poisoned)
    await ground.happen(unreadable, 'no JSON' as never)
    for (const organizationId of [poisoned, unreadable]) await happenTimes(organizationId, 2)
    const picky: Policy = {
      name: 'whenMarkedDoTwice',
      on: {
        ProjectMarkedFavorite: async (event, doing) => {
          if (event.id === poison) throw new Error('never')
          await twoSteps.on.ProjectMarkedFavorite?.(event, doing)
        },
      },
    }
    start([picky])
    const ids = await happenTimes(well, 3)
    await until(async () => (await ground.effects(well)).length === 6)
    expect(await ground.effects(well)).toEqual(both(ids))
    expect([await ground.effects(poisoned), await ground.effects(unreadable)]).toEqual([[], []])
  })

  it('a slow or failing step does not delay another organization', async () => {
    const [slow, quick] = [fresh(), fresh()]
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const waiting: Policy = {
      name: 'whenMarkedWait',
      on: {
        ProjectMarkedFavorite: async (event, { perform }) => {
          if (event.organizationId === slow) await released
          await perform({ type: 'Do', data: { of: event.id, step: 'only' } }, 'only')
        },
      },
    }
    await happenTimes(slow, 3)
    start([waiting])
    await happenTimes(quick, 2)
    await until(async () => (await ground.effects(quick)).length === 2)
    expect(await ground.effects(slow)).toEqual([])
    release()
    await until(async () => (await ground.effects(slow)).length === 3)
  })
})

describe('Very much of some organizations’ work', () => {
  it('much work of some organizations lets another organization go next', async () => {
    const begun: string[] = []
    const quiet = fresh()
    const busy = Array.from({ length: 7 }, fresh)
    const noting: Policy = {
      name: 'whenMarkedNote',
      on: {
        ProjectMarkedFavorite: async ({ organizationId }) => {
          if (organizationId && [quiet, ...busy].includes(organizationId)) begun.push(organizationId)
        },
      },
    }
    for (const organizationId of busy) await happenTimes(organizationId, 20)
    await happenTimes(quiet, 1)
    start([noting])
    await until(async () => begun.length === 20 * busy.length + 1)
    // Each of the busy ones may be begun before it, and again while it is still read from the log.
    expect(begun.indexOf(quiet)).toBeLessThan(5 * busy.length)
  })
})

describe('A process that ends between any two steps', () => {
  const organizations = [fresh(), fresh(), fresh()]
  const plans = fc.array(
    fc.record({
      happening: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 4 }),
      endsAt: fc.integer({ min: 1, max: 25 }),
      /** Whether it ends, or is only refused what it asks for there. */
      isRefused: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )

  it('a process that ends leaves nothing undone, nothing done twice, and nothing out of order', {
    timeout: times(300_000, 3_600_000),
  }, async () => {
    const happened: [string[], string[], string[]] = [[], [], []]
    const happen = async (places: readonly number[]) => {
      for (const place of places) happened[place]?.push(await ground.happen(organizations[place] ?? ''))
    }
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        for (const { happening, endsAt, isRefused } of plan) {
          await happen(happening)
          const { step, ended } = endingAt(endsAt, isRefused)
          start([twoSteps], step)
          await Promise.race([ended, until(isDone)])
          await stopAll()
        }
        start()
        await until(isDone)
        await stopAll()
        for (const [place, organizationId] of organizations.entries())
          expect(await ground.effects(organizationId)).toEqual(both(happened[place] ?? []))
      }),
      { numRuns: times(12, 120) },
    )

    async function isDone() {
      const counts = await Promise.all(
        organizations.map(async (organization) => (await ground.effects(organization)).length),
      )
      return (
        counts.every((count, place) => count >= 2 * (happened[place]?.length ?? 0)) && (await isIdle(...organizations))
      )
    }
  })
})

/** At its n-th step, before or after it is done, a process ends, or is refused what it asked for. */
function endingAt(at: number, isRefused: boolean) {
  let [count, isOver] = [0, false]
  let tell = () => {}
  const ended = new Promise<void>((resolve) => {
    tell = resolve
  })
  const point = () => {
    if (isOver) throw new Error('this process has ended')
    if (++count !== at) return
    isOver = !isRefused
    if (isOver) tell()
    throw new Error('refused')
  }
  const step: Step = async (_, work) => {
    point()
    const result = await work()
    point()
    return result
  }
  return { step, ended }
}
