import { openEventLog } from '@prumo/platform/eventLog/openEventLog'
import { afterEach, describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { copyWorld } from '../projects/copyWorld'
import type { Person } from '../world/person'

/** What a policy appends of a rescheduling, and its end. */
const isOfRescheduling = ({ type }: { type: string }) => ['TasksRescheduled', 'ReschedulingFinished'].includes(type)
const theWorld = await copyWorld(undefined, { isGated: isOfRescheduling })
const { gate } = theWorld
afterEach(() => gate.letGo())

const tasks = 5000
const today = '2026-03-02'
const way = { way: 'move', planStartOn: '2026-03-09' } as const

/** Ana's plan of 5,000 tasks from one Monday to Friday, about to move by a week. */
async function largePlan() {
  let ana = await theWorld.founder()
  const projectId = await theWorld.seededSource(ana, tasks, 0)
  ;[ana] = await theWorld.restart(ana)
  const { digest, moveCount } = await ana.ask('planMoves', { projectId, ...way, today })
  expect(moveCount).toBe(tasks)
  return { ana, projectId, data: { projectId, ...way, taskIds: null, digest } }
}

/** How many tasks start on which day. */
async function startsIn(person: Person, projectId: string) {
  const { tasks: all } = await person.ask('board', { projectId })
  const starts: Record<string, number> = {}
  for (const { startOn } of all) starts[startOn] = (starts[startOn] ?? 0) + 1
  return starts
}

const latestOf = async (person: Person, projectId: string) =>
  (await person.ask('planMoves', { projectId, ...way, today })).latest
const finished = (person: Person, projectId: string) =>
  expect
    .poll(async () => (await latestOf(person, projectId))?.finishedAt ?? null, { timeout: 60_000, interval: 100 })
    .not.toBeNull()

async function eventsOf(projectId: string) {
  const log = await openEventLog(theWorld.config, theWorld.databaseUrl, () => new Date())
  const events = await log.read(`plan-${projectId}`)
  await log.close()
  return events.filter(({ type }) => type !== 'TaskAdded' && type !== 'StepAdded')
}

describe('GAN-04 A rescheduling of several appends', () => {
  it('GAN-04 moves 5,000 tasks once, whichever part its process ends at, and is undone and done again as one', async () => {
    let { ana, projectId, data } = await largePlan()
    const id = fresh()
    const ended = gate.end(1, 'before')
    const answered = ana.attempt('ReschedulePlan', data, { id }).catch(() => undefined)
    await ended
    const endedAgain = gate.end(0, 'after')
    // It may end before anybody could sign in.
    await theWorld.restart()
    await endedAgain
    gate.letGo()
    ;[ana] = await theWorld.restart(ana)
    await answered
    await finished(ana, projectId)
    expect(await startsIn(ana, projectId)).toEqual({ '2026-03-09': tasks })
    expect(await latestOf(ana, projectId)).toMatchObject({ changedCount: tasks, leftCount: 0, taskCount: tasks })

    const events = await eventsOf(projectId)
    const parts = events.filter(({ type }) => type === 'TasksRescheduled')
    expect(parts.length).toBeGreaterThan(2)
    for (const { data: text } of parts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(256 * 1024)
    const moved = parts.flatMap(({ data: text }) => (JSON.parse(text) as { moves: { taskId: string }[] }).moves)
    expect(new Set(moved.map(({ taskId }) => taskId)).size).toBe(tasks)
    expect(moved).toHaveLength(tasks)
    const correlations = events.map(({ metadata }) => (JSON.parse(metadata) as { correlationId: string }).correlationId)
    expect(new Set(correlations)).toEqual(new Set([id]))
    expect((await ana.attempt('ReschedulePlan', data, { id })).status, 'the same command happens once').toBe(200)

    const undoId = fresh()
    await ana.act('UndoPlanAction', { projectId, actionId: id }, undoId)
    await finished(ana, projectId)
    expect(await startsIn(ana, projectId)).toEqual({ '2026-03-02': tasks })
    await ana.act('UndoPlanAction', { projectId, actionId: undoId })
    await finished(ana, projectId)
    expect(await startsIn(ana, projectId)).toEqual({ '2026-03-09': tasks })
  })

  it('GAN-04 leaves what somebody changes in between, says so at the end, and refuses another one meanwhile', async () => {
    const { ana, projectId, data } = await largePlan()
    const stands = gate.hold(1)
    const actionId = fresh()
    const answered = ana.act('ReschedulePlan', data, actionId)
    await stands
    const { tasks: all } = await ana.ask('board', { projectId })
    const waiting = all.filter(({ startOn }) => startOn === today).slice(0, 50)
    expect(waiting).toHaveLength(50)
    const codeOf = async (type: 'ReschedulePlan' | 'UndoPlanAction', input: object) =>
      (await ana.attempt(type, input)).body.code
    // The gate stands before the next part: what is sent to the plan now comes right behind it.
    const refused = Promise.all([codeOf('ReschedulePlan', data), codeOf('UndoPlanAction', { projectId, actionId })])
    const days = { startOn: '2026-03-03', endOn: '2026-03-04' }
    const changing = ana.act('ChangeTasks', { projectId, taskIds: waiting.map(({ taskId }) => taskId), ...days })
    // When commands are done that were sent to another plan after them, these stand in line.
    await theWorld.source(ana, 2, 0)
    gate.letGo()
    expect(await refused).toEqual(['plan.beingRescheduled', 'plan.beingRescheduled'])
    await Promise.all([answered, changing])
    await finished(ana, projectId)
    const latest = await latestOf(ana, projectId)
    expect(latest?.leftCount).toBeGreaterThan(0)
    expect((latest?.changedCount ?? 0) + (latest?.leftCount ?? 0)).toBe(tasks)
    expect(await startsIn(ana, projectId)).toEqual({ '2026-03-03': 50, '2026-03-09': tasks - 50 })
  })
})
