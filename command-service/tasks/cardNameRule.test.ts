import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask } from '@prumo/contracts/tasks/task'
import { fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { followingParts } from './cardNameRule'
import { plan } from './plan'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const projectId = idOf(1)
const stepId = idOf(11)
const by = {
  actor: { ...ann, userId: ann.userId },
  at,
  project: { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} },
}
const given = givenOf(plan, by)
const step: PlanEvent = {
  type: 'StepAdded',
  data: { projectId, stepId, name: 'A fazer', description: '', taskLimit: null, finishes: false, rank: 'a0' },
}
const task = (taskId: string, named: { deliveryGroup?: string; requirements?: string[] }): PlanEvent => ({
  type: 'TaskAdded',
  data: { projectId, taskId, stepId, rank: `a${taskId.at(-1)}`, ...defaultTask, title: 'Escavar', ...dates, ...named },
})
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
const [dig, pour, paint] = [idOf(21), idOf(22), idOf(23)]
const lock: PlanEvent = {
  type: 'StepFieldsLocked',
  data: { projectId, stepId, fields: ['deliveryGroup'], before: { fields: [] } },
}
const renaming = { projectId, formerNames: ['obra', 'obra civil'], name: 'Obra civil' }

describe('TSK-01 A card that is renamed', () => {
  const grouped = [step, task(dig, { deliveryGroup: ' OBRA' }), task(pour, { deliveryGroup: 'Obras' }), task(paint, {})]

  it('keeps the tasks that name it as a delivery group, whatever their case and blanks, and no others', () => {
    given(...grouped)
      .when({
        type: 'FollowCardName',
        data: { ...renaming, field: 'deliveryGroup', taskIds: [dig, pour, paint, idOf(99)] },
      })
      .then({
        type: 'TaskDeliveryGroupChanged',
        data: { projectId, taskId: dig, deliveryGroup: 'Obra civil', before: { deliveryGroup: ' OBRA' } },
      })
  })

  it('keeps them where their step locks the field, and changes nothing a second time', () => {
    const command = {
      type: 'FollowCardName' as const,
      data: { ...renaming, field: 'deliveryGroup' as const, taskIds: [dig] },
    }
    const changed: PlanEvent = {
      type: 'TaskDeliveryGroupChanged',
      data: { projectId, taskId: dig, deliveryGroup: 'Obra civil', before: { deliveryGroup: ' OBRA' } },
    }
    given(...grouped, lock)
      .when(command)
      .then(changed)
    given(...grouped, changed)
      .when(command)
      .then()
  })

  it('keeps its place among the requirements of a task, once', () => {
    given(step, task(dig, { requirements: ['Norma', 'obra', 'Obra civil', 'Prazo'] }))
      .when({ type: 'FollowCardName', data: { ...renaming, field: 'requirements', taskIds: [dig] } })
      .then({
        type: 'TaskRequirementsChanged',
        data: {
          projectId,
          taskId: dig,
          requirements: ['Norma', 'Obra civil', 'Prazo'],
          before: { requirements: ['Norma', 'obra', 'Obra civil', 'Prazo'] },
        },
      })
  })

  it('is followed in as many appends as its tasks take', () => {
    const ids = Array.from({ length: 3000 }, (_, index) => idOf(1000 + index))
    const state = fold(plan, [step, ...ids.map((id) => task(id, { deliveryGroup: 'obra' }))] as never)
    const parts = followingParts({ ...renaming, field: 'deliveryGroup' }, state)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.flatMap(({ taskIds }) => taskIds).sort()).toEqual(ids)
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
  })
})
