import { defaultScheduling, type Scheduling } from '@prumo/contracts/tasks/defaultScheduling'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask } from '@prumo/contracts/tasks/task'
import { fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { copiedPlan } from '../projects/copiedPlan'
import { plan } from './plan'
import { planSnapshot } from './planSnapshot'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const projectId = idOf(1)
const [bia, cid] = [idOf(8), idOf(9)]
const [todo, done] = [idOf(11), idOf(12)]
const [opening, dig] = [idOf(21), idOf(22)]
const by = (userId: string) => ({
  actor: { ...ann, userId },
  at,
  project: { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: { [bia]: ['team' as const] } },
})
const given = givenOf(plan, by(ann.userId))

const step = (stepId: string, rank: string): PlanEvent => ({
  type: 'StepAdded',
  data: { projectId, stepId, name: rank, description: '', taskLimit: null, finishes: stepId === done, rank },
})
const added = (taskId: string, endOn: string) => ({
  projectId,
  taskId,
  stepId: todo,
  rank: `a${taskId.at(-1)}`,
  ...defaultTask,
  title: `Tarefa ${taskId.at(-1)}`,
  startOn: '2026-03-02',
  endOn,
})
const task = (taskId: string, endOn: string, more: object = {}): PlanEvent => ({
  type: 'TaskAdded',
  data: { ...added(taskId, endOn), ...more },
})
const begun = [step(todo, 'a0'), step(done, 'a1'), task(opening, '2026-03-02'), task(dig, '2026-03-06')]
const marked = (isMilestone: boolean, taskId = opening): PlanEvent => ({
  type: 'TaskMilestoneSet',
  data: { projectId, taskId, isMilestone, before: { isMilestone: !isMilestone } },
})
const due = (deadlineOn: string | null, before: string | null = null, taskId = opening): PlanEvent => ({
  type: 'TaskDeadlineSet',
  data: { projectId, taskId, deadlineOn, before: { deadlineOn: before } },
})
const rescheduled = (days: [string, string], before: [string, string], taskId = opening): PlanEvent => ({
  type: 'TaskRescheduled',
  data: {
    projectId,
    taskId,
    startOn: days[0],
    endOn: days[1],
    timeOfDay: null,
    before: { startOn: before[0], endOn: before[1], timeOfDay: null },
  },
})
const mark = (taskId: string, isMilestone: boolean) => ({
  type: 'SetTaskMilestone' as const,
  data: { projectId, taskId, isMilestone },
})
const setDeadline = (taskId: string, deadlineOn: string | null) => ({
  type: 'SetTaskDeadline' as const,
  data: { projectId, taskId, deadlineOn },
})
const change = (taskId: string, changes: object) => ({
  type: 'ChangeTask' as const,
  data: { projectId, taskId, ...changes },
})
const lock = (...fields: ('startOn' | 'endOn' | 'title')[]): PlanEvent => ({
  type: 'StepFieldsLocked',
  data: { projectId, stepId: todo, fields, before: { fields: [] } },
})
const stateOf = (...events: PlanEvent[]) =>
  fold(
    plan,
    [...begun, ...events].map((event) => ({ ...event, at })),
  )
const schedulingOf = (taskId: string, ...events: PlanEvent[]): Scheduling | undefined => {
  const found = stateOf(...events).tasks.get(taskId)
  return found && { isMilestone: found.isMilestone, deadlineOn: found.deadlineOn }
}

describe('A milestone', () => {
  it('GAN-07 is marked where the task lies on one day, once, and unmarked again', () => {
    given(...begun)
      .when(mark(opening, true))
      .then(marked(true))
    given(...begun, marked(true))
      .when(mark(opening, true))
      .then()
    given(...begun, marked(true))
      .when(mark(opening, false))
      .then(marked(false))
    expect(schedulingOf(opening)).toEqual(defaultScheduling)
    expect(schedulingOf(opening, marked(true))).toEqual({ isMilestone: true, deadlineOn: null })
  })

  it('GAN-07 is refused where the task takes several days, and keeps to one day as long as it is one', () => {
    given(...begun)
      .when(mark(dig, true))
      .thenRefused('task.milestoneTakesDays')
    given(...begun, marked(true))
      .when(change(opening, { endOn: '2026-03-04' }))
      .thenRefused('task.milestoneOnSeveralDays')
    const [from, to] = ['2026-03-02', '2026-03-09']
    given(...begun, marked(true))
      .when(change(opening, { startOn: to, endOn: to }))
      .then(rescheduled([to, to], [from, from]))
    for (const [startOn, day] of [
      [to, from],
      [from, to],
    ] as const)
      given(...begun.slice(0, 2), task(opening, day, { startOn: day }), marked(true))
        .when(change(opening, { startOn }))
        .then(rescheduled([startOn, startOn], [day, day]))
  })

  it('GAN-07 is marked and unmarked together with its dates, on one day after each of the events', () => {
    const [first, last] = ['2026-03-02', '2026-03-06']
    given(...begun)
      .when(change(dig, { endOn: first, isMilestone: true }))
      .then(rescheduled([first, first], [first, last], dig), marked(true, dig))
    given(...begun, marked(true))
      .when(change(opening, { endOn: last, isMilestone: false }))
      .then(marked(false), rescheduled([first, last], [first, first]))
    given(...begun)
      .when(change(opening, { endOn: last, isMilestone: true }))
      .thenRefused('task.milestoneTakesDays')
  })

  it('GAN-07 TSK-01 is added as one, with its deadline, and what takes several days is not', () => {
    const wanted = { projectId, taskId: idOf(29), stepId: todo, title: 'Entrega', startOn: '2026-03-09' }
    const given29 = given(...begun)
    given29
      .when({ type: 'AddTask', data: { ...wanted, endOn: '2026-03-10', isMilestone: true } })
      .thenRefused('task.milestoneTakesDays')
    const { rank } = stateOf().tasks.get(dig) ?? {}
    given29
      .when({ type: 'AddTask', data: { ...wanted, endOn: '2026-03-09', isMilestone: true, deadlineOn: '2026-03-12' } })
      .then(
        task(idOf(29), '2026-03-09', { startOn: '2026-03-09', title: 'Entrega', rank: `${rank?.slice(0, 1)}3` }),
        marked(true, idOf(29)),
        due('2026-03-12', null, idOf(29)),
      )
  })
})

describe('A deadline', () => {
  it('GAN-05 is set, changed and taken away; the dates of the task stay as they are', () => {
    given(...begun)
      .when(setDeadline(opening, '2026-03-01'))
      .then(due('2026-03-01'))
    given(...begun, due('2026-03-01'))
      .when(setDeadline(opening, '2026-03-01'))
      .then()
    given(...begun, due('2026-03-01'))
      .when(setDeadline(opening, null))
      .then(due(null, '2026-03-01'))
  })

  it('SES-15 is not replaced by whoever saw another, nor is a milestone', () => {
    given(...begun, due('2026-03-20'))
      .when(change(opening, { deadlineOn: '2026-03-12', seen: { deadlineOn: '2026-03-10' } }))
      .thenRefused('record.changedMeanwhile', { fields: ['deadlineOn'] })
    given(...begun, due('2026-03-20'))
      .when(change(opening, { deadlineOn: '2026-03-12', seen: { deadlineOn: '2026-03-20' } }))
      .then(due('2026-03-12', '2026-03-20'))
    given(...begun, marked(true))
      .when(change(opening, { isMilestone: false, seen: { isMilestone: false } }))
      .thenRefused('record.changedMeanwhile', { fields: ['isMilestone'] })
  })
})

describe('Milestone and deadline', () => {
  it.each(['startOn', 'endOn'] as const)('TSK-09 are locked in a step that locks %s, and in no other', (field) => {
    for (const command of [mark(opening, true), setDeadline(opening, '2026-03-09')]) {
      given(...begun, lock(field))
        .when(command)
        .thenRefused('task.fieldLocked', { step: 'a0', fields: [field] })
      given(...begun, lock('title'))
        .when(command)
        .then(command.type === 'SetTaskMilestone' ? marked(true) : due('2026-03-09'))
    }
  })

  it('TSK-09 are nobody else’s to change where the project says so', () => {
    const ofBia = [
      ...begun.slice(0, 2),
      task(opening, '2026-03-02', { assigneeId: bia }),
      {
        type: 'TaskBehaviourSet',
        data: {
          projectId,
          blockUnfinishedPredecessors: false,
          blockTasksOfOthers: true,
          before: { blockUnfinishedPredecessors: false, blockTasksOfOthers: false },
        },
      } satisfies PlanEvent,
    ]
    for (const command of [mark(opening, true), setDeadline(opening, '2026-03-09')]) {
      const [ofCid, ofHer] = [givenOf(plan, by(cid)), givenOf(plan, by(bia))]
      ofCid(...ofBia)
        .when(command)
        .thenRefused('task.ofAnother')
      ofHer(...ofBia)
        .when(command)
        .then(command.type === 'SetTaskMilestone' ? marked(true) : due('2026-03-09'))
    }
  })

  it('TSK-10 come back with a task that is restored, by events of their own', () => {
    const deletion = (): PlanEvent => {
      const {
        checklist: _,
        dependencies: __,
        isMilestone: ___,
        deadlineOn: ____,
        ...before
      } = stateOf().tasks.get(opening) ?? expect.fail()
      return { type: 'TaskDeleted', data: { projectId, taskId: opening, before } }
    }
    const addition = { addedAt: at, addedBy: ann.userId }
    given(...begun, marked(true), due('2026-03-09'))
      .when({ type: 'DeleteTask', data: { projectId, taskId: opening } })
      .then(deletion())
    const { projectId: _, taskId: __, ...fields } = added(opening, '2026-03-02')
    const { stepId, rank, predecessorIds, tagIds } = fields
    given(...begun, marked(true), due('2026-03-09'), deletion())
      .when({ type: 'RestoreTask', data: { projectId, taskId: opening, stepId: null, ...addition, lostLinks: [] } })
      .then(
        {
          type: 'TaskRestored',
          data: {
            projectId,
            taskId: opening,
            ...fields,
            ...addition,
            before: { stepId, rank, predecessorIds, tagIds },
          },
        },
        marked(true),
        due('2026-03-09'),
      )
  })

  it('are kept in snapshots', () => {
    const state = stateOf(marked(true), due('2026-03-09'))
    const read = planSnapshot.read(JSON.parse(JSON.stringify(planSnapshot.write(state))) as never)
    expect(read.tasks.get(opening)).toMatchObject({ isMilestone: true, deadlineOn: '2026-03-09' })
  })

  it('PRJ-01 are copied with a project', () => {
    const { tasks } = copiedPlan(stateOf(marked(true), due('2026-03-09')), {
      parts: ['tasks'],
      leftOut: [],
      newId: (what) => what,
    })
    expect(tasks.map(({ isMilestone, deadlineOn }) => [isMilestone, deadlineOn])).toEqual([
      [true, '2026-03-09'],
      [false, null],
    ])
  })
})
