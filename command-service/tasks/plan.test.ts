import type { ProjectPlace } from '@prumo/contracts/access'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask, type TaskFields } from '@prumo/contracts/tasks/task'
import { decide, fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { plan } from './plan'
import { planSnapshot } from './planSnapshot'
import { countIn, isFinished, lastRankIn, orderOf, type Plan, type PlanDeciderCommand } from './planState'

const projectId = '00000000-0000-4000-8000-000000000001'
const owner = '00000000-0000-4000-8000-00000000000f'
const bia = '00000000-0000-4000-8000-00000000000b'
const project: ProjectPlace = {
  projectId,
  organizationId: ann.organizationId,
  ownerId: owner,
  roles: { [ann.userId]: ['team'], [bia]: ['team'] },
}
const by = { actor: ann, at, project }
const given = givenOf(plan, by)
const [todo, doing, done] = ['10', '20', '30'].map((end) => `00000000-0000-4000-8000-0000000001${end}`) as [
  string,
  string,
  string,
]
const [dig, pour, paint] = ['10', '20', '30'].map((end) => `00000000-0000-4000-8000-0000000002${end}`) as [
  string,
  string,
  string,
]
const item = '00000000-0000-4000-8000-000000000301'

const board: PlanEvent[] = [
  step(todo, 'A fazer', 'a0'),
  step(doing, 'Em andamento', 'a1'),
  step(done, 'Concluído', 'a2', { finishes: true }),
]

describe('A step', () => {
  it('KAN-02 a step is added after the others', () =>
    given(...board)
      .when(addStep(paint, 'Revisão'))
      .then(step(paint, 'Revisão', 'a3')))

  it('KAN-02 refuses the name of another step, in any case', () =>
    given(...board)
      .when(addStep(paint, ' a FAZER '))
      .thenRefused('step.nameTaken', { step: 'a FAZER' }))

  it('KAN-02 a step that is sent twice is added once, and never under another step’s id', () => {
    given(...board)
      .when(addStep(todo, 'A fazer'))
      .thenNothing()
    given(...board)
      .when(addStep(todo, 'Revisão'))
      .thenRefused('step.idTaken')
  })

  it('KAN-02 a changed step records the values before and after', () =>
    given(...board)
      .when(command('ChangeStep', { stepId: todo, name: 'Pendente', taskLimit: null }))
      .then({ type: 'StepChanged', data: { projectId, stepId: todo, name: 'Pendente', before: { name: 'A fazer' } } }))

  it('KAN-02 a step moves before another', () =>
    given(...board)
      .when(command('MoveStep', { stepId: done, beforeStepId: todo }))
      .then({ type: 'StepMoved', data: { projectId, stepId: done, rank: 'Zz', before: { rank: 'a2' } } }))

  it('KAN-02 moving a step to where it is changes nothing', () =>
    given(...board)
      .when(command('MoveStep', { stepId: doing, beforeStepId: done }))
      .thenNothing())

  it('KAN-03 refuses to remove a step that has tasks', () =>
    given(...board, task(dig, todo))
      .when(command('RemoveStep', { stepId: todo }))
      .thenRefused('step.holdsTasks', { step: 'A fazer', tasks: 1 }))

  it('KAN-03 a step without tasks is removed', () =>
    given(...board)
      .when(command('RemoveStep', { stepId: todo }))
      .then({
        type: 'StepRemoved',
        data: {
          projectId,
          stepId: todo,
          before: { name: 'A fazer', description: '', taskLimit: null, finishes: false },
        },
      }))

  it('KAN-07 refuses more tasks than a step’s limit', () => {
    const limited = [...board, limit(doing, 1), task(dig, doing), task(pour, todo)]
    const refusal = ['step.limitReached', { step: 'Em andamento', limit: 1 }] as const
    given(...limited)
      .when(move(pour, doing))
      .thenRefused(...refusal)
    given(...limited)
      .when(add(paint, doing))
      .thenRefused(...refusal)
    given(...limited)
      .when(quickAdd(paint, doing, '2026-03-02', '2026-03-03'))
      .thenRefused(...refusal)
  })

  it('KAN-07 tasks are reordered in a full step', () =>
    given(...board, task(dig, doing, 'a0'), task(pour, doing, 'a1'), limit(doing, 2))
      .when(command('MoveTask', { taskId: pour, stepId: doing, beforeTaskId: dig }))
      .then({ type: 'TaskReordered', data: { projectId, taskId: pour, rank: 'Zz', before: { rank: 'a1' } } }))

  it('KAN-07 refuses a limit below the number of tasks', () =>
    given(...board, task(dig, doing), task(pour, doing, 'a1'))
      .when(command('ChangeStep', { stepId: doing, taskLimit: 1 }))
      .thenRefused('step.limitBelowTasks', { step: 'Em andamento', tasks: 2 }))

  it('SET-03 a step locks fields of its tasks', () => {
    const locked: PlanEvent = {
      type: 'StepFieldsLocked',
      data: { projectId, stepId: todo, fields: ['endOn'], before: { fields: [] } },
    }
    given(...board)
      .when(command('LockStepFields', { stepId: todo, fields: ['endOn'] }))
      .then(locked)
    given(...board, task(dig, todo), locked)
      .when(change(dig, { endOn: '2026-04-01', title: 'x' }))
      .thenRefused('task.fieldLocked', { step: 'A fazer', fields: ['endOn'] })
    given(...board, task(dig, doing), locked)
      .when(change(dig, { title: 'x' }))
      .then(renamed(dig, 'x', 'Tarefa'))
  })
})

describe('A tag', () => {
  const urgent = { tagId: paint, description: 'Urgente', textColour: '#ffffff', colour: '#aa0000' }
  const tag: PlanEvent = { type: 'TagAdded', data: { projectId, ...urgent } }

  it('SET-04 a tag that is sent twice is added once, and never under another tag’s id', () => {
    given(...board, tag)
      .when(command('AddTag', urgent))
      .thenNothing()
    given(...board, tag)
      .when(command('AddTag', { ...urgent, description: 'Externa' }))
      .thenRefused('tag.idTaken')
  })

  it.each([command('ChangeTag', { tagId: pour, description: 'Externa' }), command('RemoveTag', { tagId: pour })])(
    'SET-04 an unknown tag is refused to $type',
    (sent) =>
      given(...board, tag)
        .when(sent)
        .thenRefused('tag.unknown'),
  )

  it('SET-04 refuses a tag with the description of another', () =>
    given(...board, tag)
      .when(command('AddTag', { tagId: pour, description: 'urgente', textColour: '#ffffff', colour: '#00aa00' }))
      .thenRefused('tag.descriptionTaken', { tag: 'urgente' }))

  it('SET-04 refuses to remove a tag that is in use', () =>
    given(...board, tag, task(dig, todo, 'a0', { tagIds: [paint] }))
      .when(command('RemoveTag', { tagId: paint }))
      .thenRefused('tag.inUse', { tag: 'Urgente', tasks: 1 }))

  it('SET-04 refuses a task with an unknown tag', () =>
    given(...board)
      .when(add(dig, todo, { tagIds: [paint] }))
      .thenRefused('task.tagUnknown'))
})

describe('A task', () => {
  it('TSK-02 a task comes last in its step, with defaults for missing fields', () =>
    given(...board, task(dig, todo, 'a0'))
      .when(add(pour, todo))
      .then(task(pour, todo, 'a1')))

  it('TSK-02 refuses a task that ends before it starts', () =>
    given(...board)
      .when(add(dig, todo, { startOn: '2026-03-02', endOn: '2026-03-01' }))
      .thenRefused('task.endBeforeStart'))

  it('TSK-02 a task may start and end on one day', () =>
    given(...board)
      .when(add(dig, todo, { startOn: '2026-03-02', endOn: '2026-03-02' }))
      .then(task(dig, todo, 'a0', { startOn: '2026-03-02', endOn: '2026-03-02' })))

  it('TSK-02 refuses a task in an unknown step', () => given().when(add(dig, todo)).thenRefused('step.unknown'))

  it('TSK-02 a task that is sent twice is added once', () =>
    given(...board, task(dig, todo))
      .when(add(dig, todo))
      .thenNothing())

  it('TSK-02 refuses the id of another task', () =>
    given(...board, task(dig, todo))
      .when(add(dig, todo, { title: 'Outra' }))
      .thenRefused('task.idTaken'))

  it('KAN-04 refuses a quickly added task of more than 365 days', () => {
    given(...board)
      .when(quickAdd(dig, todo, '2026-01-01', '2027-01-01'))
      .then(task(dig, todo, 'a0', { title: 'Rápida', startOn: '2026-01-01', endOn: '2027-01-01' }))
    given(...board)
      .when(quickAdd(dig, todo, '2026-01-01', '2027-01-02'))
      .thenRefused('task.tooLong', { days: 365 })
    given(...board)
      .when(quickAdd(dig, todo, '2026-01-02', '2026-01-01'))
      .thenRefused('task.endBeforeStart')
  })

  it('TSK-01 each kind of change is its own event, with the values before', () =>
    given(...board, task(dig, todo))
      .when(change(dig, { title: 'Escavar', priority: 'high', startOn: '2026-03-03' }))
      .then(
        renamed(dig, 'Escavar', 'Tarefa'),
        {
          type: 'TaskRescheduled',
          data: {
            projectId,
            taskId: dig,
            startOn: '2026-03-03',
            endOn: '2026-03-10',
            timeOfDay: null,
            before: { startOn: '2026-03-02', endOn: '2026-03-10', timeOfDay: null },
          },
        },
        { type: 'TaskPrioritized', data: { projectId, taskId: dig, priority: 'high', before: { priority: 'none' } } },
      ))

  // 2 March 2026 is a Monday, and the task takes seven working days.
  it.each([
    ['2026-03-10', '2026-03-10'],
    ['2026-03-11', '2026-03-19'],
    ['2026-03-14', '2026-03-24'],
  ])('TSK-02 a task whose start is moved to %s ends on %s: past its end it keeps its working days', (startOn, endOn) =>
    given(...board, task(dig, todo))
      .when(change(dig, { startOn }))
      .then({
        type: 'TaskRescheduled',
        data: {
          projectId,
          taskId: dig,
          startOn,
          endOn,
          timeOfDay: null,
          before: { startOn: '2026-03-02', endOn: '2026-03-10', timeOfDay: null },
        },
      }),
  )

  it('TSK-02 an end that is given is taken as it is, and refused before the start', () =>
    given(...board, task(dig, todo))
      .when(change(dig, { startOn: '2026-03-11', endOn: '2026-03-10' }))
      .thenRefused('task.endBeforeStart'))

  it('TSK-09 a start takes no end along that is locked in the step', () => {
    const locked: PlanEvent = {
      type: 'StepFieldsLocked',
      data: { projectId, stepId: todo, fields: ['endOn'], before: { fields: [] } },
    }
    given(...board, locked, task(dig, todo))
      .when(change(dig, { startOn: '2026-03-11' }))
      .thenRefused('task.fieldLocked', { step: 'A fazer', fields: ['endOn'] })
  })

  it('TSK-01 a change to the same values does nothing', () =>
    given(...board, task(dig, todo))
      .when(change(dig, { title: 'Tarefa' }))
      .thenNothing())

  it('IMP-04 a task is added, or changed and moved, by one command', () => {
    given(...board)
      .when(addOrChange(dig, todo, { title: 'Tarefa' }))
      .then(task(dig, todo))
    given(...board, task(dig, todo))
      .when(addOrChange(dig, doing, { title: 'Cavar' }))
      .then(renamed(dig, 'Cavar', 'Tarefa'), {
        type: 'TaskMoved',
        data: { projectId, taskId: dig, stepId: doing, rank: 'a0', before: { stepId: todo, rank: 'a0' } },
      })
    given(...board, task(dig, todo))
      .when(addOrChange(dig, todo, { title: 'Tarefa' }))
      .thenNothing()
  })

  it('IMP-04 a task that may not be moved is not changed either, nor moved where it may not be changed', () => {
    given(...board, limit(doing, 1), task(pour, doing), task(dig, todo))
      .when(addOrChange(dig, doing, { title: 'Cavar' }))
      .thenRefused('step.limitReached', { step: 'Em andamento', limit: 1 })
    given(...board, task(dig, todo))
      .when(addOrChange(dig, doing, { predecessorIds: [dig] }))
      .thenRefused('task.predecessorItself')
  })

  it('IMP-04 TSK-09 a task moves by the predecessors that it has after the change', () => {
    const blocked: PlanEvent = {
      type: 'TaskBehaviourSet',
      data: {
        projectId,
        blockUnfinishedPredecessors: true,
        blockTasksOfOthers: false,
        before: { blockUnfinishedPredecessors: false, blockTasksOfOthers: false },
      },
    }
    given(...board, task(pour, todo), task(dig, todo, 'a1'), blocked)
      .when(addOrChange(dig, doing, { predecessorIds: [pour] }))
      .thenRefused('task.predecessorUnfinished', { predecessor: 'Tarefa' })
  })

  it('TSK-10 refuses to assign a task to somebody who does not take part', () => {
    given(...board, task(dig, todo))
      .when(change(dig, { assigneeId: bia }))
      .then({ type: 'TaskAssigned', data: { projectId, taskId: dig, assigneeId: bia, before: { assigneeId: null } } })
    given(...board, task(dig, todo))
      .when(change(dig, { assigneeId: paint }))
      .thenRefused('task.assigneeUnknown')
  })

  it('TSK-10 refuses unknown predecessors, and the task itself', () => {
    given(...board, task(dig, todo))
      .when(change(dig, { predecessorIds: [pour] }))
      .thenRefused('task.predecessorUnknown')
    given(...board, task(dig, todo))
      .when(change(dig, { predecessorIds: [dig] }))
      .thenRefused('task.predecessorItself')
  })

  it('TSK-10 refuses a task that would wait for itself, through any number of tasks', () =>
    given(
      ...board,
      task(dig, todo),
      task(pour, todo, 'a1', { predecessorIds: [dig] }),
      task(paint, todo, 'a2', { predecessorIds: [pour] }),
    )
      .when(change(dig, { predecessorIds: [paint] }))
      .thenRefused('task.predecessorCycle', { cycle: 'Tarefa → Tarefa → Tarefa → Tarefa' }))

  it('TSK-09 refuses to move a task with an unfinished predecessor, if the project says so', () => {
    const waiting = [...board, task(dig, todo), task(pour, todo, 'a1', { predecessorIds: [dig] })]
    given(...waiting)
      .when(move(pour, doing))
      .then(moved(pour, doing, 'a0', todo, 'a1'))
    given(...waiting, behaviour(true, false))
      .when(move(pour, doing))
      .thenRefused('task.predecessorUnfinished', { predecessor: 'Tarefa' })
    given(...waiting, behaviour(true, false), moved(dig, done, 'a0', todo, 'a0'))
      .when(move(pour, doing))
      .then(moved(pour, doing, 'a0', todo, 'a1'))
  })

  it('TSK-09 refuses to change the task of another person, if the project says so', () => {
    const others = [...board, task(dig, todo, 'a0', { assigneeId: bia }), behaviour(false, true)]
    for (const command of [move(dig, doing), change(dig, { title: 'x' }), remove(dig)])
      given(...others)
        .when(command)
        .thenRefused('task.ofAnother')
    givenOf(plan, { ...by, project: { ...project, roles: { ...project.roles, [ann.userId]: ['manager'] } } })(...others)
      .when(move(dig, doing))
      .then(moved(dig, doing, 'a0', todo, 'a0'))
    given(...board, task(dig, todo, 'a0', { assigneeId: ann.userId }), behaviour(false, true))
      .when(move(dig, doing))
      .then(moved(dig, doing, 'a0', todo, 'a0'))
  })

  it('SET-05 the behaviour is set once, and records the one before', () => {
    given(...board)
      .when(command('SetTaskBehaviour', { blockUnfinishedPredecessors: true, blockTasksOfOthers: false }))
      .then(behaviour(true, false))
    given(...board, behaviour(true, false))
      .when(command('SetTaskBehaviour', { blockUnfinishedPredecessors: true, blockTasksOfOthers: false }))
      .thenNothing()
  })

  it('KAN-06 a task moves before another', () =>
    given(...board, task(dig, doing, 'a0'), task(pour, todo, 'a0'))
      .when(command('MoveTask', { taskId: pour, stepId: doing, beforeTaskId: dig }))
      .then(moved(pour, doing, 'Zz', todo, 'a0')))

  it('KAN-06 refuses to move a task before a task of another step', () =>
    given(...board, task(dig, todo, 'a0'), task(pour, todo, 'a1'))
      .when(command('MoveTask', { taskId: pour, stepId: doing, beforeTaskId: dig }))
      .thenRefused('task.unknown'))

  it('TSK-10 a deleted task is nobody’s predecessor any more', () => {
    const { checklist: _, ...before } = { ...fields(), stepId: todo, rank: 'a0', checklist: undefined }
    given(...board, task(dig, todo), task(pour, todo, 'a1', { predecessorIds: [dig] }))
      .when(remove(dig))
      .then(
        {
          type: 'TaskPredecessorsChanged',
          data: { projectId, taskId: pour, predecessorIds: [], before: { predecessorIds: [dig] } },
        },
        { type: 'TaskDeleted', data: { projectId, taskId: dig, before } },
      )
  })
})

describe('A deleted task', () => {
  const gone = [task(dig, todo), deleted(dig, todo)]

  it('a restored task is as it was, in its place', () =>
    given(...board, ...gone)
      .when(restore(dig))
      .then(restored(dig, { stepId: todo, rank: 'a0' })))

  it('a restored task comes last if its place is taken', () =>
    given(...board, ...gone, task(pour, todo, 'a0'))
      .when(restore(dig))
      .then(restored(dig, { stepId: todo, rank: 'a1' }, { rank: 'a0' })))

  it('a task is restored to a named step', () =>
    given(...board, ...gone)
      .when(restore(dig, doing))
      .then(restored(dig, { stepId: doing, rank: 'a0' }, { stepId: todo })))

  it('a restored task drops references that no longer exist, and records that', () => {
    const was = { predecessorIds: [pour], tagIds: [paint] }
    given(...board, task(dig, todo, 'a0', was), deleted(dig, todo, 'a0', was))
      .when(restore(dig))
      .then(restored(dig, { stepId: todo, rank: 'a0' }, was), {
        type: 'DependenciesNotRestored',
        data: { projectId, taskId: dig, dependencies: [{ taskId: dig, predecessorId: pour, kind: 'FS', lag: 0 }] },
      })
  })

  it('a restored task keeps the predecessors that exist', () => {
    const was = { predecessorIds: [pour] }
    given(...board, task(pour, todo, 'a1'), task(dig, todo, 'a0', was), deleted(dig, todo, 'a0', was))
      .when(restore(dig))
      .then({
        type: 'TaskRestored',
        data: {
          projectId,
          taskId: dig,
          ...fields(was),
          stepId: todo,
          rank: 'a0',
          addedAt: at,
          addedBy: ann.userId,
          before: { stepId: todo, rank: 'a0', tagIds: [], ...was },
        },
      })
  })

  it('TSK-06 a restored task has its checklist', () => {
    const item = added('Conferir armação')
    const history = [...board, task(dig, todo), item, deleted(dig, todo), restored(dig, { stepId: todo, rank: 'a0' })]
    given(...history)
      .when(addItem(paint, ' conferir ARMAÇÃO '))
      .thenRefused('checklist.itemRepeated')
  })

  it('restoring a task again changes nothing', () =>
    given(...board, ...gone, restored(dig, { stepId: todo, rank: 'a0' }))
      .when(restore(dig))
      .thenNothing())

  it('refuses to restore a task that never existed', () =>
    given(...board)
      .when(restore(dig))
      .thenRefused('task.unknown'))

  it('KAN-02 refuses to restore a task to a removed step', () =>
    given(...board, ...gone, {
      type: 'StepRemoved',
      data: { projectId, stepId: todo, before: { name: 'A fazer' } as never },
    })
      .when(restore(dig))
      .thenRefused('step.unknown'))

  it('KAN-07 refuses to restore a task to a full step', () =>
    given(...board, limit(todo, 1), ...gone, task(pour, todo, 'a1'))
      .when(restore(dig))
      .thenRefused('step.limitReached', { step: 'A fazer', limit: 1 }))

  it('only the assignee and managers restore a task, if the project says so', () =>
    given(
      ...board,
      behaviour(false, true),
      task(dig, todo, 'a0', { assigneeId: bia }),
      deleted(dig, todo, 'a0', { assigneeId: bia }),
    )
      .when(restore(dig))
      .thenRefused('task.ofAnother'))
})

describe('A checklist', () => {
  const history = [...board, task(dig, todo), added('Conferir armação')]

  it('TSK-06 refuses the same item twice', () =>
    given(...history)
      .when(addItem(paint, ' conferir ARMAÇÃO '))
      .thenRefused('checklist.itemRepeated'))

  it('TSK-06 an item that is sent twice is added once, and never under another item’s id', () => {
    given(...history)
      .when(addItem(item, 'Conferir armação'))
      .thenNothing()
    given(...history)
      .when(addItem(item, 'Limpar'))
      .thenRefused('checklist.idTaken')
  })

  it.each([
    command('ChangeChecklistItem', { taskId: dig, itemId: paint, description: 'Limpar' }),
    command('TickChecklistItem', { taskId: dig, itemId: paint, done: true }),
    command('RemoveChecklistItem', { taskId: dig, itemId: paint }),
  ])('TSK-06 an unknown item is refused to $type', (sent) =>
    given(...history)
      .when(sent)
      .thenRefused('checklist.itemUnknown'),
  )

  it('TSK-06 refuses to assign an item to somebody who does not take part', () => {
    given(...history)
      .when(addItem(paint, 'Limpar', { assigneeId: bia }))
      .then(added('Limpar', { itemId: paint, assigneeId: bia }))
    given(...history)
      .when(addItem(paint, 'Limpar', { assigneeId: pour }))
      .thenRefused('checklist.assigneeUnknown')
    given(...history)
      .when(command('ChangeChecklistItem', { taskId: dig, itemId: item, assigneeId: pour }))
      .thenRefused('checklist.assigneeUnknown')
  })

  it('TSK-06 refuses dates of an item outside the task’s', () =>
    given(...history)
      .when(addItem(paint, 'Limpar', { endOn: '2026-03-11' }))
      .thenRefused('checklist.outsideDeadline', { item: 'Limpar' }))

  it('TSK-06 refuses dates of a task that exclude those of its items', () =>
    given(...board, task(dig, todo), added('Limpar', { endOn: '2026-03-09' }))
      .when(change(dig, { endOn: '2026-03-08' }))
      .thenRefused('checklist.outsideDeadline', { item: 'Limpar' }))

  it('TSK-06 refuses an item that ends before it starts', () =>
    given(...history)
      .when(addItem(paint, 'Limpar', { startOn: '2026-03-05', endOn: '2026-03-04' }))
      .thenRefused('checklist.endBeforeStart'))

  it('TSK-06 an item is ticked and unticked', () => {
    const ticked: PlanEvent = {
      type: 'ChecklistItemTicked',
      data: { projectId, taskId: dig, itemId: item, done: true, before: { done: false } },
    }
    given(...history)
      .when(command('TickChecklistItem', { taskId: dig, itemId: item, done: true }))
      .then(ticked)
    given(...history, ticked)
      .when(command('TickChecklistItem', { taskId: dig, itemId: item, done: true }))
      .thenNothing()
  })
})

describe('Whatever is asked of a plan', () => {
  const ids = [dig, pour, paint, '00000000-0000-4000-8000-000000000240']
  const steps = [todo, doing, done]
  const days = ['2026-03-02', '2026-03-05', '2026-03-10']
  const anyOf = fc.constantFrom
  const commands: fc.Arbitrary<PlanDeciderCommand> = fc.oneof(
    fc.tuple(anyOf(...ids), anyOf(...steps)).map(([taskId, stepId]) => add(taskId, stepId)),
    fc
      .tuple(anyOf(...ids), anyOf(...steps), fc.option(anyOf(...ids)))
      .map(([taskId, stepId, beforeTaskId]) => command('MoveTask', { taskId, stepId, beforeTaskId })),
    fc.tuple(anyOf(...ids), fc.subarray(ids)).map(([taskId, predecessorIds]) => change(taskId, { predecessorIds })),
    fc
      .tuple(anyOf(...ids), anyOf(...days), anyOf(...days))
      .map(([taskId, startOn, endOn]) => change(taskId, { startOn, endOn })),
    fc
      .tuple(anyOf(...ids), anyOf(...steps), fc.subarray(ids), anyOf(...days))
      .map(([taskId, stepId, predecessorIds, endOn]) => addOrChange(taskId, stepId, { predecessorIds, endOn })),
    anyOf(...ids).map((taskId) => remove(taskId)),
    anyOf(...ids).map((taskId) => restore(taskId)),
    fc
      .tuple(anyOf(...steps), fc.option(fc.integer({ min: 1, max: 3 })))
      .map(([stepId, taskLimit]) => command('ChangeStep', { stepId, taskLimit })),
    fc
      .tuple(anyOf(...steps), anyOf('A fazer', 'Em andamento', 'Fim'))
      .map(([stepId, name]) => command('ChangeStep', { stepId, name })),
    fc
      .tuple(anyOf(...steps), fc.option(anyOf(...steps)))
      .map(([stepId, beforeStepId]) => command('MoveStep', { stepId, beforeStepId })),
    fc
      .boolean()
      .map((block) => command('SetTaskBehaviour', { blockUnfinishedPredecessors: block, blockTasksOfOthers: false })),
  )

  it('KAN-02 KAN-07 TSK-10 names stay unique, limits hold, places are distinct and nothing waits for itself', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 40 }), (sent) => {
        const state = sent.reduce(obey, fold(plan, board.map(recorded)))
        const names = [...state.steps.values()].map(({ name }) => name.toLowerCase())
        expect(new Set(names).size).toBe(names.length)
        for (const [stepId, { taskLimit }] of state.steps) {
          expect(countIn(state, stepId)).toBeLessThanOrEqual(taskLimit ?? Number.POSITIVE_INFINITY)
          const ranks = orderOf(state, stepId).map((id) => state.tasks.get(id)?.rank)
          expect(new Set(ranks).size).toBe(ranks.length)
          expect(lastRankIn(state, stepId)).toBe(ranks.at(-1) ?? null)
        }
        expect(hasCycle(state)).toBe(false)
      }),
    )
  })

  it('a plan read from its snapshot is the same', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 30 }), (sent) => {
        const state = sent.reduce(obey, fold(plan, board.map(recorded)))
        const kept = planSnapshot.read(JSON.parse(JSON.stringify(planSnapshot.write(state))) as never)
        expect(planSnapshot.write(kept)).toEqual(planSnapshot.write(state))
        expect(steps.map((stepId) => orderOf(kept, stepId))).toEqual(steps.map((stepId) => orderOf(state, stepId)))
      }),
    )
  })

  it('a command sent twice in a row happens once', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 30 }), (sent) => {
        let state = fold(plan, board.map(recorded))
        for (const command of sent) {
          const next = obey(state, command)
          if (next !== state && command.type !== 'DeleteTask') expect(decide(plan, command, next, by)).toEqual([])
          state = next
        }
      }),
    )
  })

  function obey(state: Plan, command: PlanDeciderCommand): Plan {
    try {
      const events = decide(plan, command, state, by)
      return events.length === 0 ? state : fold(plan, events.map(recorded), state)
    } catch {
      return state
    }
  }
  function hasCycle({ tasks }: Plan): boolean {
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (tasks.get(from)?.predecessorIds ?? []).some(
        (id) => id === to || (!seen.has(id) && reaches(id, to, seen.add(id))),
      )
    return [...tasks.keys()].some((id) => reaches(id, id))
  }
})

it('a task is finished by its step or by its progress', () => {
  const state = fold(
    plan,
    [...board, task(dig, done), task(pour, todo, 'a0', { progress: 100 }), task(paint, todo, 'a1')].map(recorded),
  )
  expect([dig, pour, paint].map((id) => isFinished(state, state.tasks.get(id) as never))).toEqual([true, true, false])
})

function recorded<E>(event: E) {
  return { ...event, at }
}
function command<Type extends PlanDeciderCommand['type']>(type: Type, data: object): PlanDeciderCommand {
  return { type, data: { projectId, ...data } } as PlanDeciderCommand
}
function fields(changes: Partial<TaskFields> = {}): TaskFields {
  return { ...defaultTask, title: 'Tarefa', startOn: '2026-03-02', endOn: '2026-03-10', ...changes }
}
function step(stepId: string, name: string, rank: string, changes: object = {}): PlanEvent {
  return {
    type: 'StepAdded',
    data: { projectId, stepId, rank, name, description: '', taskLimit: null, finishes: false, ...changes },
  }
}
function addStep(stepId: string, name: string) {
  return command('AddStep', { stepId, name, description: '', taskLimit: null, finishes: false })
}
function limit(stepId: string, taskLimit: number): PlanEvent {
  return { type: 'StepChanged', data: { projectId, stepId, taskLimit, before: { taskLimit: null } } }
}
function task(taskId: string, stepId: string, rank = 'a0', changes: Partial<TaskFields> = {}): PlanEvent {
  return { type: 'TaskAdded', data: { projectId, taskId, stepId, rank, ...fields(changes) } }
}
function add(taskId: string, stepId: string, changes: Partial<TaskFields> = {}) {
  return command('AddTask', { taskId, stepId, title: 'Tarefa', startOn: '2026-03-02', endOn: '2026-03-10', ...changes })
}
function addOrChange(taskId: string, stepId: string, changes: Partial<TaskFields>) {
  const { data } = add(taskId, stepId, changes)
  return command('AddOrChangeTask', data)
}
function quickAdd(taskId: string, stepId: string, startOn: string, endOn: string) {
  return command('QuickAddTask', { taskId, stepId, title: 'Rápida', startOn, endOn, assigneeId: null })
}
function change(taskId: string, wanted: Partial<TaskFields>) {
  return command('ChangeTask', { taskId, ...wanted })
}
function move(taskId: string, stepId: string) {
  return command('MoveTask', { taskId, stepId, beforeTaskId: null })
}
function remove(taskId: string) {
  return command('DeleteTask', { taskId })
}
function restore(taskId: string, stepId: string | null = null) {
  return command('RestoreTask', { taskId, stepId, addedAt: at, addedBy: ann.userId, lostLinks: [] })
}
function deleted(taskId: string, stepId: string, rank = 'a0', changes: Partial<TaskFields> = {}): PlanEvent {
  return { type: 'TaskDeleted', data: { projectId, taskId, before: { ...fields(changes), stepId, rank } } }
}
function restored(taskId: string, place: { stepId: string; rank: string }, was: object = {}): PlanEvent {
  const before = { ...place, predecessorIds: [], tagIds: [], ...was }
  return {
    type: 'TaskRestored',
    data: { projectId, taskId, ...fields(), ...place, addedAt: at, addedBy: ann.userId, before },
  }
}
function moved(taskId: string, stepId: string, rank: string, from: string, fromRank: string): PlanEvent {
  return { type: 'TaskMoved', data: { projectId, taskId, stepId, rank, before: { stepId: from, rank: fromRank } } }
}
function renamed(taskId: string, title: string, before: string): PlanEvent {
  return { type: 'TaskRenamed', data: { projectId, taskId, title, before: { title: before } } }
}
function behaviour(blockUnfinishedPredecessors: boolean, blockTasksOfOthers: boolean): PlanEvent {
  const before = { blockUnfinishedPredecessors: false, blockTasksOfOthers: false }
  return { type: 'TaskBehaviourSet', data: { projectId, blockUnfinishedPredecessors, blockTasksOfOthers, before } }
}
function added(description: string, changes: object = {}): PlanEvent {
  return {
    type: 'ChecklistItemAdded',
    data: {
      projectId,
      taskId: dig,
      itemId: item,
      description,
      assigneeId: null,
      startOn: null,
      endOn: null,
      ...changes,
    },
  }
}
function addItem(itemId: string, description: string, changes: object = {}) {
  return command('AddChecklistItem', {
    taskId: dig,
    itemId,
    description,
    assigneeId: null,
    startOn: null,
    endOn: null,
    ...changes,
  })
}
