import type { ProjectPlace } from '@prumo/contracts/access'
import type { CommandOf } from '@prumo/contracts/index'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask, type TaskFields } from '@prumo/contracts/tasks/task'
import { describe, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { plan } from './plan'
import type { PlanDeciderCommand } from './planState'

const idOf = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const projectId = idOf(1)
const [owner, bia] = [idOf(2), idOf(3)]
const [todo, done] = [idOf(110), idOf(130)]
const [dig, pour, paint] = [idOf(210), idOf(220), idOf(230)]
const [urgent, outdoors] = [idOf(310), idOf(320)]
const project: ProjectPlace = {
  projectId,
  organizationId: ann.organizationId,
  ownerId: owner,
  roles: { [ann.userId]: ['team'], [bia]: ['team'] },
}
const given = givenOf(plan, { actor: ann, at, project })
const board = [step(todo, 'A fazer', 'a0'), step(done, 'Concluído', 'a1'), tag(urgent, 'Urgente'), tag(outdoors, 'Rua')]

describe('Several tasks', () => {
  it('TSK-05 change together, each by the events of a single change', () =>
    given(...board, task(dig), task(pour, 'a1', { priority: 'low' }))
      .when(change([dig, pour], { priority: 'high', endOn: '2026-03-20' }))
      .then(
        rescheduled(dig, '2026-03-20'),
        event('TaskPrioritized', dig, { priority: 'high', before: { priority: 'none' } }),
        rescheduled(pour, '2026-03-20'),
        event('TaskPrioritized', pour, { priority: 'high', before: { priority: 'low' } }),
      ))

  it('TSK-05 move to the end of a step in the order in which they are named', () =>
    given(...board, task(dig), task(pour, 'a1'), task(paint, 'a0', {}, done))
      .when(change([pour, dig, paint], { stepId: done }))
      .then(moved(pour, 'a1', 'a1'), moved(dig, 'a2', 'a0')))

  it('TSK-05 get and lose tags, and keep those that nobody named', () =>
    given(...board, task(dig, 'a0', { tagIds: [outdoors] }), task(pour, 'a1', { tagIds: [urgent] }))
      .when(change([dig, pour], { addedTagIds: [urgent], removedTagIds: [outdoors] }))
      .then(event('TaskTagged', dig, { tagIds: [urgent], before: { tagIds: [outdoors] } })))

  it('TSK-05 that are already so do not change', () =>
    given(...board, task(dig, 'a0', { progress: 50 }), task(pour, 'a1', { progress: 50 }))
      .when(change([dig, pour], { progress: 50, stepId: todo }))
      .thenNothing())

  it('TSK-05 TSK-02 start on another day, and each takes its own end along where it would end before', () =>
    given(...board, task(dig), task(pour, 'a1', { startOn: '2026-03-05', endOn: '2026-03-06' }))
      .when(change([dig, pour], { startOn: '2026-03-09' }))
      .then(
        event('TaskRescheduled', dig, {
          startOn: '2026-03-09',
          endOn: '2026-03-10',
          timeOfDay: null,
          before: { startOn: '2026-03-02', endOn: '2026-03-10', timeOfDay: null },
        }),
        event('TaskRescheduled', pour, {
          startOn: '2026-03-09',
          endOn: '2026-03-10',
          timeOfDay: null,
          before: { startOn: '2026-03-05', endOn: '2026-03-06', timeOfDay: null },
        }),
      ))

  it('TSK-05 are all refused where one may not change, and each refused one is named with its reason', () =>
    given(...board, task(dig), task(pour, 'a1', { title: 'Concretar', startOn: '2026-03-09' }), task(paint, 'a2'))
      .when(change([dig, pour, paint], { endOn: '2026-03-05' }))
      .thenRefused('tasks.refused', {
        tasks: [{ taskId: pour, title: 'Concretar', code: 'task.endBeforeStart', details: {} }],
        refused: 1,
        of: 3,
      }))

  it('KAN-07 are all refused where a step has no room for the last of them', () => {
    const limited: PlanEvent = {
      type: 'StepChanged',
      data: { projectId, stepId: done, taskLimit: 1, before: { taskLimit: null } },
    }
    given(...board, limited, task(dig), task(pour, 'a1'))
      .when(change([dig, pour], { stepId: done }))
      .thenRefused('tasks.refused', {
        tasks: [{ taskId: pour, title: 'Tarefa', code: 'step.limitReached', details: { step: 'Concluído', limit: 1 } }],
        refused: 1,
        of: 2,
      })
  })

  it('SET-03 are all refused where the step of one locks a field', () => {
    const locked: PlanEvent = {
      type: 'StepFieldsLocked',
      data: { projectId, stepId: todo, fields: ['priority'], before: { fields: [] } },
    }
    given(...board, locked, task(dig, 'a0', {}, done), task(pour))
      .when(change([dig, pour], { priority: 'low' }))
      .thenRefused('tasks.refused', {
        tasks: [
          {
            taskId: pour,
            title: 'Tarefa',
            code: 'task.fieldLocked',
            details: { step: 'A fazer', fields: ['priority'] },
          },
        ],
        refused: 1,
        of: 2,
      })
  })

  it('TSK-09 move together with what they wait for, in whatever order they are named', () => {
    const waiting = task(pour, 'a1', { predecessorIds: [dig] })
    const strict = behaviour({ blockUnfinishedPredecessors: true })
    given(...board, strict, task(dig), waiting)
      .when(change([pour, dig], { stepId: done, progress: 100 }))
      .then(
        event('TaskProgressReported', dig, { progress: 100, before: { progress: 0 } }),
        moved(dig, 'a0', 'a0'),
        event('TaskProgressReported', pour, { progress: 100, before: { progress: 0 } }),
        moved(pour, 'a1', 'a1'),
      )
    given(...board, strict, task(dig), waiting, task(paint, 'a2'))
      .when(change([paint, pour], { stepId: done }))
      .thenRefused('tasks.refused', {
        tasks: [
          { taskId: pour, title: 'Tarefa', code: 'task.predecessorUnfinished', details: { predecessor: 'Tarefa' } },
        ],
        refused: 1,
        of: 2,
      })
  })

  it('TSK-09 are all refused where one is another person’s and the project says so', () =>
    given(...board, behaviour({ blockTasksOfOthers: true }), task(dig), task(pour, 'a1', { assigneeId: bia }))
      .when(change([dig, pour], { progress: 10 }))
      .thenRefused('tasks.refused', {
        tasks: [{ taskId: pour, title: 'Tarefa', code: 'task.ofAnother', details: {} }],
        refused: 1,
        of: 2,
      }))

  it('TSK-09 are moved and handed on at once by whoever had them', () =>
    given(...board, behaviour({ blockTasksOfOthers: true }), task(dig, 'a0', { assigneeId: ann.userId }))
      .when(change([dig], { stepId: done, assigneeId: bia }))
      .then(
        event('TaskAssigned', dig, { assigneeId: bia, before: { assigneeId: ann.userId } }),
        moved(dig, 'a0', 'a0'),
      ))

  it('SET-04 are refused where a task would have more tags than it may', () => {
    const many = Array.from({ length: 20 }, (_, nth) => idOf(400 + nth))
    const tags = many.map((id) => tag(id, id))
    given(...board, ...tags, task(dig, 'a0', { tagIds: many }))
      .when(change([dig], { addedTagIds: [urgent] }))
      .thenRefused('tasks.refused', {
        tasks: [{ taskId: dig, title: 'Tarefa', code: 'task.tooManyTags', details: { most: 20 } }],
        refused: 1,
        of: 1,
      })
  })

  it.each([
    ['a step', { stepId: idOf(9) }, 'step.unknown'],
    ['a person', { assigneeId: idOf(9) }, 'task.assigneeUnknown'],
    ['an added tag', { addedTagIds: [idOf(9)] }, 'task.tagUnknown'],
    ['a removed tag', { removedTagIds: [idOf(9)] }, 'task.tagUnknown'],
  ] as const)('TSK-05 are refused by the name of what the project does not have: %s', (_, wanted, code) =>
    given(...board, task(dig))
      .when(change([dig], wanted as Wanted))
      .thenRefused(code),
  )

  it('TSK-05 are all refused where one is not there, which is named', () =>
    given(...board, task(dig))
      .when(change([dig, pour], { progress: 10 }))
      .thenRefused('task.unknown', { taskIds: [pour] }))
})

type Wanted = Omit<CommandOf<'ChangeTasks'>['data'], 'projectId' | 'taskIds'>

function change(taskIds: readonly string[], wanted: Wanted): PlanDeciderCommand {
  return { type: 'ChangeTasks', data: { projectId, taskIds: [...taskIds], ...wanted } }
}
function event(type: PlanEvent['type'], taskId: string, data: object): PlanEvent {
  return { type, data: { projectId, taskId, ...data } } as PlanEvent
}
function rescheduled(taskId: string, endOn: string): PlanEvent {
  const was = { startOn: '2026-03-02', endOn: '2026-03-10', timeOfDay: null }
  return event('TaskRescheduled', taskId, { ...was, endOn, before: was })
}
function moved(taskId: string, rank: string, before: string): PlanEvent {
  return event('TaskMoved', taskId, { stepId: done, rank, before: { stepId: todo, rank: before } })
}
function behaviour(set: object): PlanEvent {
  const before = { blockUnfinishedPredecessors: false, blockTasksOfOthers: false }
  return { type: 'TaskBehaviourSet', data: { projectId, ...before, ...set, before } }
}
function step(stepId: string, name: string, rank: string): PlanEvent {
  return {
    type: 'StepAdded',
    data: { projectId, stepId, rank, name, description: '', taskLimit: null, finishes: false },
  }
}
function tag(tagId: string, description: string): PlanEvent {
  return { type: 'TagAdded', data: { projectId, tagId, description, textColour: '#ffffff', colour: '#335577' } }
}
function task(taskId: string, rank = 'a0', changes: Partial<TaskFields> = {}, stepId = todo): PlanEvent {
  const fields = { ...defaultTask, title: 'Tarefa', startOn: '2026-03-02', endOn: '2026-03-10', ...changes }
  return { type: 'TaskAdded', data: { projectId, taskId, stepId, rank, ...fields } }
}
