import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Foundation } from '@prumo/platform/foundation'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openMutant } from '../faults/openServices'
import { settingsOn } from '../faults/settingsOn'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { randomOf } from '../reliability/load'
import { personAt } from '../world/person'
import { preparedDatabase } from '../world/preparedDatabase'
import { aProject, aSignUp } from '../world/world'
import { ledgerFaults } from './ledgerFaults'

const [times, timesEach, taskCount, entriesEach] = [1000, 40, 20, 3]
const policy = 'whenTasksDoneCloseEntries'
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const random = randomOf(seed)

const database = await preparedDatabase()
const owner = new pg.Pool({ connectionString: database.url, max: 2 })
const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
/** How often the policy was broken off once it had appended, and before it had kept that it is done. */
let faults = 0
const faultsOf = new Map<string, number>()
const services = await openMutant(settingsOn(database.url, folder), { mutate: breakingOff })
afterAll(async () => {
  await services.stop()
  await owner.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const broken = () => Object.assign(new Error('broken off'), { code: 'ECONNRESET' })

function breakingOff(foundation: Foundation): Foundation {
  const { log } = foundation
  return {
    ...foundation,
    log: {
      ...log,
      append: async (stream, revision, events) => {
        const appended = await log.append(stream, revision, events)
        const isClosing = events.some(
          ({ type, metadata }) => /^Installments/.test(type) && metadata.includes('"system"'),
        )
        if (isClosing && faults < times && random() < 0.5) {
          faults++
          throw broken()
        }
        return appended
      },
    },
    poolFor: (role, connections) => {
      const pool = foundation.poolFor(role, connections)
      const query = pool.query.bind(pool) as (...of: unknown[]) => Promise<unknown>
      return Object.assign(pool, {
        query: (text: unknown, values: unknown[], ...rest: unknown[]) => {
          const isOf = (beginning: string) => typeof text === 'string' && text.startsWith(beginning)
          const eventId = String(values?.[1])
          const already = faultsOf.get(eventId) ?? 0
          const isRemoval = isOf('delete from platform.policy_work') && values[0] === policy
          if (isRemoval && faults < times && already < timesEach) {
            faults++
            faultsOf.set(eventId, already + 1)
            return Promise.reject(broken())
          }
          // What was broken off is tried again at once.
          if (isOf('update platform.policy_work set attempts')) return query(text, [...values.slice(0, 3), 0])
          return query(text, values, ...rest)
        },
      })
    },
  }
}

it('FIN-06 a closing that is broken off 1,000 times behind its append pays nothing twice and loses nothing', async () => {
  const signUp = aSignUp()
  const ana = personAt(services.url, signUp)
  await ana.act('SignUp', signUp)
  await ana.signIn()
  const projectId = fresh()
  await ana.act('CreateProject', aProject(projectId))
  const { steps } = await ana.ask('board', { projectId })
  const [openId = '', doneId = ''] = [steps[0]?.stepId, steps.find(({ finishes }) => finishes)?.stepId]
  const dates = { startOn: '2026-11-02', endOn: '2026-11-06' }
  const stepOf = new Map<string, string>()
  const taskOf = new Map<string, string>()
  for (let number = 0; number < taskCount; number++) {
    const taskId = fresh()
    await ana.act('AddTask', { projectId, stepId: openId, taskId, title: `Tarefa ${number}`, ...dates })
    stepOf.set(taskId, openId)
    for (let time = 0; time < entriesEach; time++) {
      const entryId = fresh()
      await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 100_00), closesWithTasks: true })
      taskOf.set(entryId, taskId)
    }
  }
  const paidByHand = new Set<string>()
  while (faults < times) {
    const some = [...stepOf.keys()].filter((_, index) => index === 0 || random() < 0.2)
    for (const taskId of some) {
      const stepId = stepOf.get(taskId) === openId ? doneId : openId
      await ana.act('MoveTask', { projectId, taskId, stepId, beforeTaskId: null })
      stepOf.set(taskId, stepId)
    }
    const seen = faults
    await expect.poll(() => faults === times || faults > seen + timesEach / 2, { timeout: 60_000 }).toBe(true)
    const entryId = [...taskOf.keys()].find((id) => !paidByHand.has(id))
    if (!entryId || random() < 0.5) continue
    const { installments } = await ana.ask('entry', { projectId, entryId })
    const parts = installments.map(({ installmentId, cents }) => ({ entryId, installmentId, cents }))
    const { status } = await ana.attempt('PayInstallments', { projectId, paidOn: '2026-11-10', installments: parts })
    if (status === 200) paidByHand.add(entryId)
  }
  // Of the last moves, too, each has been reacted to.
  const left = () => owner.query(`select event_id from platform.policy_work where policy = '${policy}'`)
  await expect.poll(async () => (await left()).rowCount).toBe(0)
  const expected = () =>
    [...taskOf].map(([entryId, taskId]) =>
      paidByHand.has(entryId) ? 'person' : stepOf.get(taskId) === doneId ? 'tasks' : 'open',
    )
  const present = async () => {
    const answers = []
    for (const entryId of taskOf.keys()) {
      const [settlement] = (await ana.ask('entry', { projectId, entryId })).settlements
      answers.push(settlement?.closedBy ?? settlement?.state)
    }
    return answers
  }
  await expect.poll(present, { message: `SEED=${seed}` }).toEqual(expected())
  expect(faults).toBe(times)
  expect(await ledgerFaults(owner, projectId)).toEqual([])
})
