import type { ProjectPlace } from '@prumo/contracts/access'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask } from '@prumo/contracts/tasks/task'
import { decide, fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { plan } from './plan'
import type { Plan, PlanDeciderCommand } from './planState'

const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-8000-0000000${String(kind * 10_000 + index).padStart(5, '0')}`
const [projectId, stepId, lockedStepId] = [idOf(0, 1), idOf(0, 2), idOf(0, 3)]
const [dig, pour, cure, paint] = [1, 2, 3, 4].map((index) => idOf(1, index)) as [string, string, string, string]
const project: ProjectPlace = { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} }
const step = (id: string): PlanEvent => ({
  type: 'StepAdded',
  data: { projectId, stepId: id, name: id, rank: 'a0', description: '', taskLimit: null, finishes: false },
})
const task = (taskId: string, startOn: string, endOn: string, more: object = {}): PlanEvent => ({
  type: 'TaskAdded',
  data: { projectId, taskId, stepId, rank: taskId, ...defaultTask, title: taskId, startOn, endOn, ...more },
})
const follows = (taskId: string, predecessorId: string): PlanEvent => ({
  type: 'DependencyAdded',
  data: { projectId, taskId, predecessorId, kind: 'FS', lag: 0 },
})
const pushes = (pushesSuccessors: boolean): PlanEvent => ({
  type: 'SuccessorPushingSet',
  data: { projectId, pushesSuccessors, before: { pushesSuccessors: !pushesSuccessors } },
})
const folded = (events: readonly PlanEvent[], state?: Plan) =>
  fold(
    plan,
    events.map((event) => ({ ...event, at })),
    state,
  )
const act = (state: Plan, command: PlanDeciderCommand) => decide(plan, command, state, { actor: ann, at, project })
const command = <Type extends PlanDeciderCommand['type']>(type: Type, data: object) =>
  ({ type, data: { projectId, ...data } }) as PlanDeciderCommand
const datesIn = ({ tasks }: Plan) =>
  [dig, pour, cure, paint].flatMap((id) => {
    const found = tasks.get(id)
    return found ? `${found.startOn} ${found.endOn}` : []
  })

// 2 March 2026 is a Monday. Digging, pouring and curing follow each other; painting begins too early since ever.
const chain = [
  step(stepId),
  step(lockedStepId),
  task(dig, '2026-03-02', '2026-03-06'),
  task(pour, '2026-03-09', '2026-03-10', { predecessorIds: [dig] }),
  task(cure, '2026-03-11', '2026-03-12', { predecessorIds: [pour] }),
  task(paint, '2026-03-04', '2026-03-05'),
  follows(pour, dig),
  follows(cure, pour),
]
const always = folded([...chain, pushes(true)])
const later = command('ChangeTask', { taskId: dig, startOn: '2026-03-03', endOn: '2026-03-09' })

describe('A project that always pushes what follows', () => {
  it('GAN-04 pushes in the same act what a change leaves starting too early, and names it', () => {
    const events = act(always, later)
    expect(events.map(({ type }) => type)).toEqual(['TaskRescheduled', 'SuccessorsPushed', 'TasksRescheduled'])
    expect(events.slice(1)).toMatchObject([
      { data: { changedTaskIds: [dig], taskCount: 2 } },
      { data: { way: 'push', moves: [{ taskId: pour }, { taskId: cure }] } },
    ])
    expect(datesIn(folded(events, always))).toEqual([
      '2026-03-03 2026-03-09',
      '2026-03-10 2026-03-11',
      '2026-03-12 2026-03-13',
      '2026-03-04 2026-03-05',
    ])
  })

  it('GAN-04 takes both back by one undo, and does both again', () => {
    const events = act(always, later)
    const pushed = folded(events, always)
    const undo = (state: Plan, done: readonly PlanEvent[]) =>
      act(state, {
        type: 'UndoPlanAction',
        data: { projectId, action: { events: done, since: [] }, additions: new Map() },
      })
    const back = undo(pushed, events)
    expect(back.map(({ type }) => type)).toEqual(['TasksRescheduled', 'TaskRescheduled'])
    expect(datesIn(folded(back, pushed))).toEqual(datesIn(always))
    expect(datesIn(folded(undo(folded(back, pushed), back), folded(back, pushed)))).toEqual(datesIn(pushed))
  })

  it.each<[string, PlanDeciderCommand]>([
    ['several tasks', command('ChangeTasks', { taskIds: [dig], endOn: '2026-03-09' })],
    [
      'a link',
      command('ChangeDependency', {
        taskId: pour,
        predecessorId: dig,
        kind: 'FS',
        lag: 1,
        was: { kind: 'FS', lag: 0 },
      }),
    ],
    ['a new link', command('AddDependency', { taskId: cure, predecessorId: dig, kind: 'FS', lag: 4 })],
  ])('GAN-04 pushes after a change of %s', (_, changing) => {
    expect(act(always, changing).map(({ type }) => type)).toContain('SuccessorsPushed')
  })

  it.each<[string, Plan, PlanDeciderCommand]>([
    ['the project does not', folded(chain), later],
    ['it does no more', folded([...chain, pushes(true), pushes(false)]), later],
    ['the change leaves room', always, command('ChangeTask', { taskId: dig, endOn: '2026-03-05' })],
    ['no date changes', always, command('ChangeTask', { taskId: dig, title: 'Cavar' })],
    ['nothing follows', always, command('ChangeTask', { taskId: paint, endOn: '2026-04-30' })],
  ])('GAN-04 pushes nothing where %s', (_, state, changing) => {
    const types = act(state, changing).map(({ type }) => type)
    expect(types).not.toContain('SuccessorsPushed')
    expect(types).not.toContain('TasksRescheduled')
  })

  it('GAN-04 leaves what must not be moved, and what waits for that, and refuses the change because of neither', () => {
    const locked: PlanEvent[] = [
      {
        type: 'StepFieldsLocked',
        data: { projectId, stepId: lockedStepId, fields: ['startOn', 'endOn'], before: { fields: [] } },
      },
      {
        type: 'TaskMoved',
        data: { projectId, taskId: pour, stepId: lockedStepId, rank: 'a0', before: { stepId, rank: pour } },
      },
    ]
    const state = folded(locked, always)
    const changed = folded(act(state, later), state)
    expect(datesIn(changed)).toEqual(['2026-03-03 2026-03-09', ...datesIn(always).slice(1)])
  })

  it('GAN-04 says so once', () => {
    expect(act(folded(chain), command('SetSuccessorPushing', { pushesSuccessors: true }))).toEqual([pushes(true)])
    expect(act(always, command('SetSuccessorPushing', { pushesSuccessors: true }))).toEqual([])
  })
})
