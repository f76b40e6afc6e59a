import type { ProjectPlace } from '@prumo/contracts/access'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask } from '@prumo/contracts/tasks/task'
import { decide, fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { describe, expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { plan } from './plan'
import type { Plan, PlanDeciderCommand } from './planState'
import { rescheduledPlan } from './rescheduledPlan'

const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-8000-0000000${String(kind * 10_000 + index).padStart(5, '0')}`
const [projectId, stepId] = [idOf(0, 1), idOf(0, 2)]
const project: ProjectPlace = {
  projectId,
  organizationId: ann.organizationId,
  ownerId: ann.userId,
  roles: {},
}
const step: PlanEvent = {
  type: 'StepAdded',
  data: { projectId, stepId, name: 'Fazer', rank: 'a0', description: '', taskLimit: null, finishes: false },
}
const task = (index: number, startOn: string, endOn: string, more: object = {}): PlanEvent => ({
  type: 'TaskAdded',
  data: {
    projectId,
    taskId: idOf(1, index),
    stepId,
    rank: `a${index}`,
    ...defaultTask,
    title: `Tarefa ${index}`,
    startOn,
    endOn,
    ...more,
  },
})
const given = (...events: PlanEvent[]): Plan =>
  fold(
    plan,
    [step, ...events].map((event) => ({ ...event, at })),
  )
const when = (state: Plan, command: PlanDeciderCommand) => decide(plan, command, state, { actor: ann, at, project })
const refusal = (state: Plan, command: PlanDeciderCommand) => {
  try {
    return when(state, command)
  } catch (error) {
    return error instanceof Refused ? error.code : error
  }
}
const push = (state: Plan): PlanDeciderCommand => {
  const rescheduling = { way: 'push' as const, planStartOn: null, taskIds: null }
  return {
    type: 'ReschedulePlan',
    data: { projectId, ...rescheduling, digest: rescheduledPlan(state, rescheduling).digest },
  }
}

const dig = task(1, '2026-03-02', '2026-03-06')
const pour = task(2, '2026-03-04', '2026-03-05', { predecessorIds: [idOf(1, 1)] })
const before = { startOn: '2026-03-04', endOn: '2026-03-05' }
const pushed: PlanEvent = {
  type: 'TasksRescheduled',
  data: {
    projectId,
    way: 'push',
    planStartOn: null,
    moves: [{ taskId: idOf(1, 2), startOn: '2026-03-09', endOn: '2026-03-10', before }],
  },
}

describe('GAN-04 The rules of a rescheduling', () => {
  it('GAN-04 records each task with its days, and those before', () => {
    const state = given(dig, pour)
    expect(when(state, push(state))).toEqual([pushed])
    expect(when(given(dig, pour, pushed), push(given(dig, pour, pushed)))).toEqual([])
  })

  it('GAN-04 TSK-06 records what becomes of dates in its checklist before it', () => {
    const item: PlanEvent = {
      type: 'ChecklistItemAdded',
      data: {
        projectId,
        taskId: idOf(1, 2),
        itemId: idOf(2, 1),
        description: 'Conferir',
        assigneeId: null,
        startOn: null,
        endOn: '2026-03-05',
      },
    }
    const state = given(dig, pour, item)
    const moved = { projectId, taskId: idOf(1, 2), itemId: idOf(2, 1), endOn: '2026-03-10' }
    expect(when(state, push(state))).toEqual([
      { type: 'ChecklistItemChanged', data: { ...moved, before: { endOn: '2026-03-05' } } },
      pushed,
    ])
  })

  it('GAN-04 refuses what differs from its preview, and any but one at a time', () => {
    const state = given(dig, pour)
    expect(refusal(given(dig, pour, task(3, '2026-03-02', '2026-03-03')), push(state))).toEqual([pushed])
    const later = given(task(1, '2026-03-02', '2026-03-09'), pour)
    expect(refusal(later, push(state))).toBe('plan.changedSincePreview')
    const started: PlanEvent = {
      type: 'ReschedulingStarted',
      data: {
        projectId,
        way: 'push',
        planStartOn: null,
        taskIds: null,
        taskCount: 2,
        digest: null,
        undoneActionId: null,
      },
    }
    const underWay = given(dig, pour, started)
    expect(refusal(underWay, push(underWay))).toBe('plan.beingRescheduled')
    const finish: PlanDeciderCommand = {
      type: 'FinishRescheduling',
      data: { projectId, changedCount: 2, leftTaskIds: [] },
    }
    expect(when(underWay, finish)).toHaveLength(1)
    expect(when(state, finish)).toEqual([])
  })

  it('GAN-04 refuses a plan whose tasks wait for each other, and names them in order', () => {
    const waits = (index: number, predecessor: number): PlanEvent => ({
      type: 'DependencyAdded',
      data: { projectId, taskId: idOf(1, index), predecessorId: idOf(1, predecessor), kind: 'FS', lag: 0 },
    })
    const state = given(dig, pour, waits(1, 2))
    expect(() => when(state, push(state))).toThrow(
      expect.objectContaining({
        code: 'plan.dependencyCycle',
        details: { cycle: 'Tarefa 1 → Tarefa 2 → Tarefa 1' },
      }),
    )
  })

  it('GAN-04 refuses to push a task beyond the last day that there is', () => {
    const last = task(1, '9999-12-01', '9999-12-31')
    const state = given(last, task(2, '9999-12-20', '9999-12-21', { predecessorIds: [idOf(1, 1)] }))
    expect(refusal(state, push(state))).toBe('plan.dateTooLate')
  })

  it('GAN-04 only begins what one append has no room for', () => {
    const many = Array.from({ length: 3000 }, (_, index) => task(index + 10, '2026-03-02', '2026-03-03'))
    const waiting = many.map((each) => {
      const { taskId } = each.data as { taskId: string }
      const data = { projectId, taskId, predecessorId: idOf(1, 1), kind: 'FS' as const, lag: 0 }
      return { type: 'DependencyAdded' as const, data }
    })
    const state = given(dig, ...many, ...waiting)
    const command = push(state)
    const { digest } = command.data as { digest: string }
    const data = { projectId, way: 'push', planStartOn: null, taskIds: null, taskCount: 3000, digest }
    expect(when(state, command)).toEqual([{ type: 'ReschedulingStarted', data: { ...data, undoneActionId: null } }])
  })

  it('GAN-04 leaves what has other days by now, where it only carries on', () => {
    const { moves } = pushed.data as Extract<PlanEvent, { type: 'TasksRescheduled' }>['data']
    const carryOn: PlanDeciderCommand = {
      type: 'MoveTasks',
      data: {
        projectId,
        of: 'dates',
        way: 'push',
        planStartOn: null,
        moves,
        exceptItemIds: [],
        leavesChanged: true,
      },
    }
    expect(when(given(dig, pour), carryOn)).toEqual([pushed])
    expect(when(given(dig, task(2, '2026-03-04', '2026-03-11')), carryOn)).toEqual([])
    expect(when(given(dig), carryOn)).toEqual([])
  })
})
