import { type QueryName, queries } from '@prumo/contracts/index'
import { needOfPast } from '@prumo/contracts/query'
import { expect } from 'vitest'
import { questions } from '../security/examples'
import type { Ids } from '../security/scene'
import type { Person } from '../world/person'
import type { World } from '../world/world'

/** The questions that can be asked of the past. */
export const pastNames = (Object.keys(queries) as QueryName[]).filter((name) => needOfPast(queries[name]))

const fresh = () => crypto.randomUUID()

/** A clock that a test moves on. */
export function movedClock(started: Date) {
  const clock = { time: started, now: () => clock.time }
  const pass = (minutes: number) => {
    clock.time = new Date(clock.time.getTime() + minutes * 60_000)
  }
  return { clock, pass, now: () => clock.time.toISOString() }
}

type Parts = { theWorld: World; moved: ReturnType<typeof movedClock>; ana: Person; others: [Person, Person]; ids: Ids }

/** A project's story, with every query after each step. Later each query, asked as of then, must answer the same. */
export async function toldAgain({ theWorld, moved: { pass, now }, ana, others, ids }: Parts): Promise<void> {
  const [bia] = others
  const projectId = await theWorld.project(ana, { pitch: 'Ponte sobre o Capibaribe' })
  const taskId = fresh()
  const input = (name: QueryName) => ({ ...(questions[name]({ ...ids, projectId, taskId }) as object) })
  const answers: { at: string; name: QueryName; status: number; body: unknown }[] = []
  const acts = await story(ana, bia, { projectId, taskId })
  for (const act of acts) {
    pass(2)
    await act()
    for (const name of pastNames) {
      const { status, body } = await ana.inquire(name, input(name))
      answers.push({ at: now(), name, status, body: status === 200 ? body : null })
    }
  }
  pass(60)
  for (const person of [ana, ...others]) await person.signIn()
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(acts.length * 5)
  for (const { at, name, status, body } of answers) {
    const then = await ana.inquire(name, { ...input(name), asOf: at })
    expect({ at, name, status: then.status, body: then.status === 200 ? then.body : null }).toEqual({
      at,
      name,
      status,
      body,
    })
  }
}

async function story(
  ana: Person,
  bia: Person,
  { projectId, taskId }: { projectId: string; taskId: string },
): Promise<(() => Promise<unknown>)[]> {
  const [tagId, itemId] = [fresh(), fresh()]
  const { steps } = await ana.ask('board', { projectId })
  const [first = '', second = ''] = steps.map(({ stepId }) => stepId)
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  const item = { projectId, taskId, itemId, description: 'Corpos de prova' }
  return [
    () => ana.act('AddTask', { projectId, taskId, stepId: first, title: 'Cravar estacas', ...dates }),
    () => ana.act('AddTag', { projectId, tagId, description: 'Crítica', textColour: '#000000', colour: '#ff0000' }),
    () => ana.act('ChangeTask', { projectId, taskId, title: 'Cravar as estacas', tagIds: [tagId], progress: 40 }),
    () => ana.act('AddChecklistItem', { ...item, assigneeId: null, startOn: null, endOn: null }),
    () => ana.act('TickChecklistItem', { projectId, taskId, itemId, done: true }),
    () => ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] }),
    () => ana.act('MoveTask', { projectId, taskId, stepId: second, beforeTaskId: null }),
    () => ana.act('MarkFavorite', { projectId, favorite: true }),
    () => ana.act('ChangeProjectDetails', { projectId, pitch: 'Ponte nova', tags: ['obra'] }),
    () => ana.act('RemoveChecklistItem', { projectId, taskId, itemId }),
    () => ana.act('SetTaskBehaviour', { projectId, blockUnfinishedPredecessors: true, blockTasksOfOthers: false }),
    () => ana.act('DeleteTask', { projectId, taskId }),
    () => ana.act('UnshareProject', { projectId, userId: bia.userId }),
  ]
}
