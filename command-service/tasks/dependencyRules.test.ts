import type { LinkKind } from '@prumo/contracts/schedule/link'
import { mostDependencies } from '@prumo/contracts/tasks/dependency'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask } from '@prumo/contracts/tasks/task'
import { decide, fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { plan } from './plan'
import { planSnapshot } from './planSnapshot'

const projectId = '00000000-0000-4000-8000-000000000001'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const bia = idOf(9)
const [todo, doing, done] = [idOf(11), idOf(12), idOf(13)]
const [dig, pour, cure] = [idOf(21), idOf(22), idOf(23)]
const given = givenOf(plan, {
  actor: ann,
  at,
  project: { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} },
})

const step = (stepId: string, name: string, rank: string): PlanEvent => ({
  type: 'StepAdded',
  data: { projectId, stepId, name, description: '', taskLimit: null, finishes: name === 'Feito', rank },
})
const task = (taskId: string, title: string, more: object = {}): PlanEvent => ({
  type: 'TaskAdded',
  data: {
    projectId,
    taskId,
    stepId: todo,
    rank: `a${taskId.at(-1)}`,
    ...defaultTask,
    title,
    startOn: '2026-03-02',
    endOn: '2026-03-06',
    ...more,
  },
})
const begun = [
  step(todo, 'A fazer', 'a0'),
  step(doing, 'Fazendo', 'a1'),
  step(done, 'Feito', 'a2'),
  task(dig, 'Escavar'),
  task(pour, 'Concretar', { predecessorIds: [dig] }),
  task(cure, 'Curar'),
]
const place = { projectId, taskId: pour, predecessorId: dig }
const link = (kind: LinkKind, lag: number) => ({ kind, lag })
const added = (kind: LinkKind, lag: number, of: object = {}): PlanEvent => ({
  type: 'DependencyAdded',
  data: { ...place, kind, lag, ...of },
})
const changed = (kind: LinkKind, lag: number, before: ReturnType<typeof link>): PlanEvent => ({
  type: 'DependencyChanged',
  data: { ...place, kind, lag, before },
})
const removed = (kind: LinkKind, lag: number): PlanEvent => ({
  type: 'DependencyRemoved',
  data: { ...place, before: link(kind, lag) },
})
const add = (kind: LinkKind, lag: number, of: object = {}) => ({
  type: 'AddDependency' as const,
  data: { ...place, kind, lag, ...of },
})
const change = (kind: LinkKind, lag: number, was: ReturnType<typeof link>) => ({
  type: 'ChangeDependency' as const,
  data: { ...place, kind, lag, was },
})
const remove = (kind: LinkKind) => ({ type: 'RemoveDependency' as const, data: { ...place, kind } })
const stateOf = (...events: PlanEvent[]) =>
  fold(
    plan,
    [...begun, ...events].map((event) => ({ ...event, at })),
  )
const dependingOf = (...events: PlanEvent[]) => {
  const { predecessorIds, dependencies } = stateOf(...events).tasks.get(pour) ?? {}
  return { predecessorIds, links: dependencies?.map(({ kind, lag }) => `${kind} ${lag}`) }
}

describe('A dependency between two tasks', () => {
  it('GAN-06 is from the end of the one to the start of the other where only the predecessor is named', () =>
    expect(dependingOf()).toEqual({ predecessorIds: [dig], links: ['FS 0'] }))

  it('GAN-06 is added with its kind and lag, one of each kind', () => {
    given(...begun)
      .when(add('SS', 2))
      .then(added('SS', 2))
    given(...begun, added('SS', 2))
      .when(add('SS', 2))
      .then()
    given(...begun, added('SS', 2))
      .when(add('SS', 3))
      .thenRefused('dependency.exists')
    expect(dependingOf(added('SS', 2), added('FF', -1))).toEqual({
      predecessorIds: [dig],
      links: ['FS 0', 'SS 2', 'FF -1'],
    })
  })

  it('GAN-06 is changed by whoever saw what it was', () => {
    given(...begun)
      .when(change('FF', 1, link('FS', 0)))
      .then(changed('FF', 1, link('FS', 0)))
    given(...begun)
      .when(change('FS', 0, link('FS', 0)))
      .then()
    given(...begun, changed('FS', 3, link('FS', 0)))
      .when(change('FS', 1, link('FS', 0)))
      .thenRefused('dependency.changedSince')
    given(...begun)
      .when(change('SS', 1, link('SF', 0)))
      .thenRefused('dependency.unknown')
    given(...begun, added('SS', 2))
      .when(change('SS', 1, link('FS', 0)))
      .thenRefused('dependency.exists')
  })

  it('GAN-06 is not said to be changed into what stands beside it, and does not take its place', () =>
    given(...begun, added('SS', 2))
      .when(change('SS', 2, link('FS', 0)))
      .thenRefused('dependency.exists'))

  it('GAN-06 sent twice, is changed once', () =>
    given(...begun, changed('FF', 1, link('FS', 0)))
      .when(change('FF', 1, link('FS', 0)))
      .then())

  it('GAN-06 is removed, and with the last one the predecessor', () => {
    given(...begun, changed('SF', 4, link('FS', 0)))
      .when(remove('SF'))
      .then(removed('SF', 4))
    given(...begun)
      .when(remove('SF'))
      .thenRefused('dependency.unknown')
    expect(dependingOf(added('SS', 2), removed('FS', 0))).toEqual({ predecessorIds: [dig], links: ['SS 2'] })
    expect(dependingOf(removed('FS', 0))).toEqual({ predecessorIds: [], links: [] })
  })

  it('GAN-06 is refused with itself, with what is gone, and beyond the most that a task has', () => {
    given(...begun)
      .when(add('SS', 0, { predecessorId: pour }))
      .thenRefused('task.predecessorItself')
    given(...begun)
      .when(add('SS', 0, { predecessorId: idOf(99) }))
      .thenRefused('task.predecessorUnknown')
    given(...begun)
      .when(add('SS', 0, { taskId: idOf(99) }))
      .thenRefused('task.unknown')
    const many = Array.from({ length: mostDependencies }, (_, nth) => idOf(1000 + nth))
    given(
      ...begun,
      ...many.map((id) => task(id, `Lote ${id}`)),
      ...many.slice(1).map((predecessorId) => added('FS', 0, { predecessorId })),
    )
      .when(add('FS', 0, { predecessorId: many[0] }))
      .thenRefused('dependency.tooMany', { most: mostDependencies })
  })

  it('GAN-06 is refused in a circle, whatever the kinds, which is named in its order', () =>
    given(...begun, added('SS', 5, { taskId: cure, predecessorId: pour }))
      .when(add('SF', -9, { taskId: dig, predecessorId: cure }))
      .thenRefused('task.predecessorCycle', { cycle: 'Escavar → Concretar → Curar → Escavar' }))

  it('GAN-06 names of a long circle the first tasks only', () => {
    const chain = Array.from({ length: 30 }, (_, nth) => idOf(500 + nth))
    const tasks = chain.map((id, nth) => task(id, `T${nth}`, { predecessorIds: nth === 0 ? [] : [chain[nth - 1]] }))
    given(...begun, ...tasks)
      .when(add('FS', 0, { taskId: chain[0], predecessorId: chain[29] }))
      .thenRefused('task.predecessorCycle', { cycle: 'T0 → T1 → T2 → T3 → T4 → T5 → T6 → T7 → …' })
  })

  it('TSK-09 is locked with the predecessors of its step, and with the tasks of other people', () => {
    const locked: PlanEvent = {
      type: 'StepFieldsLocked',
      data: { projectId, stepId: todo, fields: ['predecessorIds'], before: { fields: [] } },
    }
    const assigned: PlanEvent = {
      type: 'TaskAssigned',
      data: { projectId, taskId: pour, assigneeId: bia, before: { assigneeId: null } },
    }
    const behaviour = { blockUnfinishedPredecessors: false, blockTasksOfOthers: false }
    const blocking: PlanEvent = {
      type: 'TaskBehaviourSet',
      data: { projectId, ...behaviour, blockTasksOfOthers: true, before: behaviour },
    }
    const ofBia = {
      projectId,
      organizationId: ann.organizationId,
      ownerId: bia,
      roles: { [ann.userId]: ['team' as const] },
    }
    const byTeam = givenOf(plan, { actor: ann, at, project: ofBia })
    const asBefore = { projectId, taskId: pour, stepId: todo, title: 'Concretar', predecessorIds: [dig] }
    const imported = {
      type: 'AddOrChangeTask' as const,
      data: {
        ...asBefore,
        startOn: '2026-03-02',
        endOn: '2026-03-06',
        dependencies: [{ predecessorId: dig, kind: 'SS' as const, lag: 1 }],
      },
    }
    for (const sent of [add('SS', 1), change('FF', 1, link('FS', 0)), remove('FS'), imported]) {
      given(...begun, locked)
        .when(sent)
        .thenRefused('task.fieldLocked', { step: 'A fazer', fields: ['predecessorIds'] })
      byTeam(...begun, blocking, assigned)
        .when(sent)
        .thenRefused('task.ofAnother')
    }
  })

  it('TSK-09 holds a task back until its predecessor is finished, or only its end where they end together', () => {
    const behaviour = { blockUnfinishedPredecessors: true, blockTasksOfOthers: false }
    const before = { ...behaviour, blockUnfinishedPredecessors: false }
    const blocking: PlanEvent = { type: 'TaskBehaviourSet', data: { projectId, ...behaviour, before } }
    const moving = (stepId: string, ...events: PlanEvent[]) =>
      given(...begun, blocking, ...events).when({
        type: 'MoveTask',
        data: { projectId, taskId: pour, stepId, beforeTaskId: null },
      })
    const moved = (stepId: string): PlanEvent => ({
      type: 'TaskMoved',
      data: { projectId, taskId: pour, stepId, rank: 'a0', before: { stepId: todo, rank: 'a2' } },
    })
    moving(doing).thenRefused('task.predecessorUnfinished', { predecessor: 'Escavar' })
    const together = changed('FF', 0, link('FS', 0))
    moving(doing, together).then(moved(doing))
    moving(done, together).thenRefused('task.predecessorUnfinished', { predecessor: 'Escavar' })
    moving(done, changed('SS', 0, link('FS', 0))).then(moved(done))
  })
})

describe('What is said of a predecessor', () => {
  const typed = changed('SS', 2, link('FS', 0))

  it('GAN-06 stays where predecessors are named by their ids alone', () => {
    const both: PlanEvent = {
      type: 'TaskPredecessorsChanged',
      data: { projectId, taskId: pour, predecessorIds: [cure, dig], before: { predecessorIds: [dig] } },
    }
    given(...begun, typed)
      .when({ type: 'ChangeTask', data: { projectId, taskId: pour, predecessorIds: [cure, dig] } })
      .then(both)
    expect(dependingOf(typed, both)).toEqual({ predecessorIds: [cure, dig], links: ['FS 0', 'SS 2'] })
  })

  it('GAN-06 is removed by an event of its own where the predecessor goes', () => {
    given(...begun, typed)
      .when({ type: 'ChangeTask', data: { projectId, taskId: pour, predecessorIds: [] } })
      .then(removed('SS', 2))
    const deleted = { projectId, taskId: dig }
    const kept = stateOf().tasks.get(dig) as never as Record<string, unknown>
    const { checklist: _, dependencies: __, isMilestone: ___, deadlineOn: ____, ...before } = kept
    given(...begun, typed)
      .when({ type: 'DeleteTask', data: deleted })
      .then(removed('SS', 2), { type: 'TaskDeleted', data: { ...deleted, before } } as PlanEvent)
  })

  it('GAN-06 comes back with a deleted task, as far as the predecessors are there', () => {
    const state = stateOf(typed, added('FF', 1))
    const ids = { projectId, taskId: pour }
    const gone = decide(plan, { type: 'DeleteTask', data: ids }, state, { actor: ann, at })
    const back = given(...begun, typed, added('FF', 1), ...gone).when({
      type: 'RestoreTask',
      data: { ...ids, stepId: null, addedAt: at, addedBy: null, lostLinks: [] },
    })
    const fields = { ...(state.tasks.get(pour) as unknown as Record<string, unknown>) }
    for (const name of ['checklist', 'isMilestone', 'deadlineOn']) delete fields[name]
    delete fields.dependencies
    const { stepId, rank, predecessorIds, tagIds } = fields
    const restored = {
      type: 'TaskRestored',
      data: { ...ids, ...fields, addedAt: at, addedBy: null, before: { stepId, rank, predecessorIds, tagIds } },
    } as PlanEvent
    back.then(restored, changed('SS', 2, link('FS', 0)), added('FF', 1))
  })

  it('GAN-06 is kept in snapshots', () => {
    const state = stateOf(typed, added('FF', 1))
    const read = planSnapshot.read(JSON.parse(JSON.stringify(planSnapshot.write(state))) as never)
    expect(read.tasks.get(pour)?.dependencies).toEqual(state.tasks.get(pour)?.dependencies)
  })
})
