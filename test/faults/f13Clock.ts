import { randomUUID } from 'node:crypto'
import { wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { startPrumo } from '../../startPrumo'
import { type Person, personAt } from '../world/person'
import { aProject, aSignUp } from '../world/world'
import type { Fault } from './fault'
import { recordClockAsItIs } from './mutants/clockAsItIs'
import { recordedRows } from './recordedRows'
import { settingsOn } from './settingsOn'
import { trialServer } from './trialServer'

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/**
 * Instants about which calendars and clocks disagree: a leap second, and two nights of São Paulo. That of 4 November
 * 2018 had no midnight; that of 17 February 2019 had 23 h twice.
 */
const instants = ['2016-12-31T23:59:59.500Z', '2018-11-04T02:59:59.500Z', '2019-02-17T01:59:59.500Z']
const days = ['2016-12-31', '2018-11-04', '2019-02-16', '2019-02-17']

/** Each round is a jump of the clock, with commands before and after it. */
export const clockJumps: Fault = {
  id: 'F13',
  name: 'The clock jumps: hours, a leap second, summer time of São Paulo',
  rounds: { short: 12, long: 300 },
  run: async ({ rounds, random, control }) => {
    const server = await trialServer()
    const databaseUrl = await server.database()
    const clock = jumpingClock(instants[0] ?? '')
    const zone = process.env.TZ
    process.env.TZ = 'America/Sao_Paulo'
    const prumo = await startPrumo(settingsOn(databaseUrl, await server.folder()), clock.now)
    if (control) await recordClockAsItIs(databaseUrl)
    const violations: string[] = []
    let done = 0
    try {
      for (const instant of instants) {
        clock.set(instant)
        const someone = await planner(prumo.url)
        for (const by of jumps(Math.ceil(rounds / instants.length), random)) {
          violations.push(...(await someone.across(by, clock.jump)))
          done++
        }
        violations.push(...(await someone.actionLog()))
      }
      violations.push(...(await timesGoneBack(databaseUrl)))
      const differences = await prumo.compareReadModels()
      violations.push(...differences.map(({ table }) => `${table} differs from its rebuild`))
      return { rounds: done, violations, recoveryMs: [] }
    } finally {
      await prumo.stop()
      await server.stop()
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  },
}

function jumpingClock(instant: string) {
  let ahead = Date.parse(instant) - Date.now()
  return {
    now: () => new Date(Date.now() + ahead),
    set: (to: string) => {
      ahead = Date.parse(to) - Date.now()
    },
    jump: (by: number) => {
      ahead += by
    },
  }
}

/** A second lived twice, an hour forward, an hour back, and more of these in any order, never far from the start. */
function jumps(count: number, random: () => number): number[] {
  const some = Array.from({ length: count }, () => (random() < 0.5 ? hour : -hour))
  return [-second, hour, -hour, ...some].slice(0, Math.max(3, count))
}

/** Somebody who plans tasks, whatever the clock does. */
async function planner(url: string) {
  const signUp = aSignUp()
  const person = personAt(url, signUp)
  await person.act('SignUp', signUp)
  await person.signIn()
  const projectId = randomUUID()
  await person.act('CreateProject', aProject(projectId))
  const [stepId = ''] = (await person.ask('board', { projectId })).steps.map((step) => step.stepId)
  const planned = new Map<string, { startOn: string; endOn: string }>()

  const plan = async () => {
    const taskId = randomUUID()
    const dates = { startOn: days[planned.size % 3] ?? '', endOn: days[(planned.size % 3) + 1] ?? '' }
    await person.act('AddTask', { projectId, stepId, taskId, title: `Vistoria ${planned.size}`, ...dates })
    planned.set(taskId, dates)
  }
  const wrongDays = async () =>
    (await person.ask('board', { projectId })).tasks.flatMap(({ taskId, startOn, endOn }) => {
      const then = planned.get(taskId)
      return then?.startOn === startOn && then.endOn === endOn
        ? []
        : [`a task from ${then?.startOn} to ${then?.endOn} goes from ${startOn} to ${endOn}`]
    })

  return {
    across: async (by: number, jump: (by: number) => void): Promise<string[]> => {
      await plan()
      jump(by)
      const found = await expiry(person, by)
      await plan()
      // What the session had left is the server's to say: after 29 minutes it lives, after 31 more it does not.
      jump(29 * minute)
      found.push(...(await expiry(person, 0)))
      jump(31 * minute)
      found.push(...(await expiry(person, 31 * minute)))
      jump(-60 * minute)
      return [...found, ...(await wrongDays())]
    },
    /** The action log tells in the order of positions. */
    actionLog: async (): Promise<string[]> => {
      const viewId = randomUUID()
      const filters = { ...wholeProjectLog, projectId }
      await person.act('ViewActionLog', { viewId, filters })
      const { items } = await person.ask('actionLog', { viewId })
      const positions = items.map(({ position }) => position)
      const sorted = [...positions].sort((a, b) => b - a)
      return positions.every((position, index) => position === sorted[index])
        ? []
        : ['the action log is not in the order of positions']
    },
  }
}

/** A session that was not seen for half an hour by the server's clock is over, and any other is not. */
async function expiry(person: Person, idleMs: number): Promise<string[]> {
  const { status } = await person.inquire('me', {})
  const isOver = idleMs >= 30 * minute
  if (status === 401) await person.signIn()
  return (status === 401) === isOver && (isOver || status === 200)
    ? []
    : [`after ${idleMs / minute} minutes a session is answered ${status}`]
}

async function timesGoneBack(databaseUrl: string): Promise<string[]> {
  const rows = await recordedRows(databaseUrl)
  return rows.flatMap(({ at, position }, index) => {
    const before = rows[index - 1]?.at ?? ''
    return at < before ? [`position ${position} was recorded at ${at}, the one before it at ${before}`] : []
  })
}
