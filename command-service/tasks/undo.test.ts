import type { Actor, ProjectPlace } from '@prumo/contracts/access'
import { asksForStart, reschedulingWays } from '@prumo/contracts/schedule/reschedulingWays'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask } from '@prumo/contracts/tasks/task'
import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import { decide, fold } from '@prumo/platform/decider'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, everyRight } from '../../test/given/given'
import { times } from '../../test/run/length'
import type { Later } from '../rules/later'
import { plan } from './plan'
import type { Addition, Plan, PlanWork } from './planState'
import { rescheduledPlan } from './rescheduledPlan'

const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-8000-0000000${String(kind * 100 + index).padStart(5, '0')}`
const projectId = idOf(0, 1)
const bia: Actor & { kind: 'user' } = { ...ann, userId: idOf(0, 2) }
const project: ProjectPlace = {
  projectId,
  organizationId: ann.organizationId,
  ownerId: idOf(0, 3),
  roles: { [ann.userId]: ['manager'], [bia.userId]: ['team'] },
}
const [todo, doing, done] = [idOf(1, 1), idOf(1, 2), idOf(1, 3)]
const [dig, pour] = [idOf(2, 1), idOf(2, 2)]
const item = idOf(3, 1)
const addition: Addition = { addedAt: at, addedBy: ann.userId }
const additions = new Map([dig, pour, idOf(2, 3)].map((id) => [id, addition]))

const board: PlanEvent[] = [todo, doing, done].map((stepId, index) => ({
  type: 'StepAdded',
  data: {
    projectId,
    stepId,
    name: `Etapa ${index}`,
    rank: `a${index}`,
    description: '',
    taskLimit: null,
    finishes: false,
  },
}))
const task = (taskId: string, stepId = todo, rank = 'a0', fields: object = {}): PlanEvent => ({
  type: 'TaskAdded',
  data: {
    projectId,
    taskId,
    stepId,
    rank,
    ...defaultTask,
    title: 'Cavar',
    startOn: '2026-03-02',
    endOn: '2026-03-06',
    ...fields,
  },
})

const folded = (events: readonly PlanEvent[], state?: Plan) =>
  fold(
    plan,
    events.map((event) => ({ ...event, at })),
    state,
  )
const laterBy = (userId: string, name: string, events: readonly PlanEvent[]): Later[] =>
  events.map(({ type, data }) => ({ type, data, userId, name, at }))
const command = <Type extends PlanWork['type']>(type: Type, data: object) =>
  ({ type, data: { projectId, ...data } }) as PlanWork
const act = (state: Plan, sent: PlanWork, actor: Actor = ann) => decide(plan, sent, state, { actor, at, project })
const undo = (
  state: Plan,
  events: readonly PlanEvent[],
  since: readonly Later[] = [],
  actor: Actor = ann,
  place = project,
) =>
  decide(plan, { type: 'UndoPlanAction', data: { projectId, action: { events, since }, additions } }, state, {
    actor,
    at,
    project: place,
  })

/** What a refusal leaves nothing of: the code, and by whom. */
const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof Refused || error instanceof HttpProblem) return { code: error.code, ...error.details }
    throw error
  }
  return undefined
}

describe('An action that is undone', () => {
  const before = folded([...board, task(dig), task(pour, todo, 'a1')])

  it('a moved task goes back to its step and its place', () => {
    const moved = act(before, command('MoveTask', { taskId: dig, stepId: doing, beforeTaskId: null }))
    expect(undo(folded(moved, before), moved)).toEqual([
      {
        type: 'TaskMoved',
        data: {
          projectId,
          taskId: dig,
          stepId: todo,
          rank: 'a0',
          before: { stepId: doing, rank: 'a0' },
        },
      },
    ])
  })

  it('an edit of several fields goes back as one action, and leaves what it did not touch', () => {
    const edited = act(before, command('ChangeTask', { taskId: dig, title: 'Aterrar', endOn: '2026-03-09' }))
    const byBia = act(folded(edited, before), command('ChangeTask', { taskId: dig, startOn: '2026-03-03' }), bia)
    const now = folded([...edited, ...byBia], before)
    expect(undo(now, edited, laterBy(bia.userId, 'Bia Sá', byBia))).toEqual([
      {
        type: 'TaskRescheduled',
        data: {
          projectId,
          taskId: dig,
          startOn: '2026-03-03',
          endOn: '2026-03-06',
          timeOfDay: null,
          before: { startOn: '2026-03-03', endOn: '2026-03-09', timeOfDay: null },
        },
      },
      { type: 'TaskRenamed', data: { projectId, taskId: dig, title: 'Cavar', before: { title: 'Aterrar' } } },
    ])
  })

  it('a start that took its end along goes back with it, and one that did not leaves an end that moved since', () => {
    const moved = act(before, command('ChangeTask', { taskId: dig, startOn: '2026-03-09' }))
    expect(moved).toMatchObject([{ data: { startOn: '2026-03-09', endOn: '2026-03-13' } }])
    expect(undo(folded(moved, before), moved)).toMatchObject([{ data: { startOn: '2026-03-02', endOn: '2026-03-06' } }])
    const late = folded([...board, task(dig, todo, 'a0', { startOn: '2026-03-05' })])
    const earlier = act(late, command('ChangeTask', { taskId: dig, startOn: '2026-03-02' }))
    const byBia = act(folded(earlier, late), command('ChangeTask', { taskId: dig, endOn: '2026-03-03' }), bia)
    const now = folded([...earlier, ...byBia], late)
    expect(refusal(() => undo(now, earlier, laterBy(bia.userId, 'Bia Sá', byBia)))).toMatchObject({
      code: 'task.endBeforeStart',
    })
  })

  it('is refused with who changed the same field since, and when', () => {
    const edited = act(before, command('ChangeTask', { taskId: dig, title: 'Aterrar', priority: 'high' }))
    const byBia = act(folded(edited, before), command('ChangeTask', { taskId: dig, title: 'Nivelar' }), bia)
    const now = folded([...edited, ...byBia], before)
    expect(refusal(() => undo(now, edited, laterBy(bia.userId, 'Bia Sá', byBia)))).toEqual({
      code: 'undo.changedSince',
      fields: ['title'],
      userId: bia.userId,
      name: 'Bia Sá',
      at,
    })
  })

  it('is refused with who deleted the task since', () => {
    const edited = act(before, command('ChangeTask', { taskId: dig, title: 'Aterrar' }))
    const byBia = act(folded(edited, before), command('DeleteTask', { taskId: dig }), bia)
    const now = folded([...edited, ...byBia], before)
    expect(refusal(() => undo(now, edited, laterBy(bia.userId, 'Bia Sá', byBia)))).toMatchObject({
      code: 'undo.deletedSince',
      name: 'Bia Sá',
    })
  })

  it('a new task that somebody else has worked on stays', () => {
    const added = [task(idOf(2, 3), todo, 'a2')]
    const byBia = act(
      folded(added, before),
      command('AddChecklistItem', {
        taskId: idOf(2, 3),
        itemId: item,
        description: 'Pá',
        assigneeId: null,
        startOn: null,
        endOn: null,
      }),
      bia,
    )
    const now = folded([...added, ...byBia], before)
    expect(refusal(() => undo(now, added, laterBy(bia.userId, 'Bia Sá', byBia)))).toMatchObject({
      code: 'undo.changedSince',
      name: 'Bia Sá',
    })
    expect(undo(folded(added, before), added)).toMatchObject([{ type: 'TaskDeleted' }])
  })

  it('undoing again is no further change, and undoing the undo does it again', () => {
    const edited = act(before, command('ChangeTask', { taskId: dig, title: 'Aterrar' }))
    const undone = undo(folded(edited, before), edited)
    const back = folded([...edited, ...undone], before)
    expect(undo(back, edited)).toEqual([])
    expect(undo(back, undone)).toMatchObject([{ type: 'TaskRenamed', data: { title: 'Aterrar' } }])
  })

  it('a deleted task comes back with its checklist, and those who waited for it wait again', () => {
    const linked = act(before, command('ChangeTask', { taskId: pour, predecessorIds: [dig] }))
    const listed = act(
      folded(linked, before),
      command('AddChecklistItem', {
        taskId: dig,
        itemId: item,
        description: 'Pá',
        assigneeId: null,
        startOn: null,
        endOn: null,
      }),
    )
    const whole = folded([...linked, ...listed], before)
    const deleted = act(whole, command('DeleteTask', { taskId: dig }))
    const now = folded(deleted, whole)
    expect(shown(folded(undo(now, deleted), now))).toEqual(shown(whole))
  })

  it('ORG-09 needs the right that the change itself needs, now', () => {
    const valued = act(before, command('ChangeTask', { taskId: dig, hourCents: 5000 }))
    const now = folded(valued, before)
    const withoutFinance = { ...ann, rights: { ...everyRight, finance: 'viewOnly' as const } }
    expect(refusal(() => undo(now, valued, [], withoutFinance))).toMatchObject({ code: 'access.noPermission' })
    const added = act(
      before,
      command('AddTag', { tagId: idOf(4, 1), description: 'Urgente', textColour: '#ffffff', colour: '#aa0000' }),
    )
    const noManager = { ...project, roles: { ...project.roles, [ann.userId]: ['team' as const] } }
    expect(refusal(() => undo(folded(added, before), added, [], ann, noManager))).toMatchObject({
      code: 'access.noPermission',
    })
  })

  it('reveals nothing of an amount to whoever may not see it any more', () => {
    const valued = act(before, command('ChangeTask', { taskId: dig, hourCents: 5000 }))
    const byBia = act(folded(valued, before), command('ChangeTask', { taskId: dig, hourCents: 7000 }), bia)
    const blind = { ...ann, rights: { ...everyRight, finance: 'noAccess' as const } }
    const now = folded([...valued, ...byBia], before)
    expect(refusal(() => undo(now, valued, laterBy(bia.userId, 'Bia Sá', byBia), blind))).toEqual({
      code: 'access.noPermission',
    })
  })

  it('a removed step is not brought back', () => {
    const removed = act(before, command('RemoveStep', { stepId: done }))
    expect(refusal(() => undo(folded(removed, before), removed))).toEqual({ code: 'undo.final' })
  })

  it('many changes of one command are undone as one, or not at all', () => {
    const many = [dig, pour].flatMap((taskId) => act(before, command('ChangeTask', { taskId, priority: 'high' })))
    const now = folded(many, before)
    expect(shown(folded(undo(now, many), now))).toEqual(shown(before))
    const byBia = act(now, command('ChangeTask', { taskId: dig, priority: 'low' }), bia)
    expect(refusal(() => undo(folded(byBia, now), many, laterBy(bia.userId, 'Bia Sá', byBia)))).toMatchObject({
      code: 'undo.changedSince',
      fields: ['priority'],
    })
  })
})

/** A plan as people see it; what was deleted is seen by nobody. */
const shown = ({ steps, tags, tasks, behaviour, workWeek, holidays, baselines }: Plan) => ({
  steps: steps.toJS(),
  tags: tags.toJS(),
  tasks: tasks
    .map((each) => ({
      ...each,
      checklist: each.checklist.toJS(),
      predecessorIds: [...each.predecessorIds].sort(),
      dependencies: each.dependencies.map((of) => `${of.predecessorId} ${of.kind} ${of.lag}`).sort(),
    }))
    .toJS(),
  behaviour,
  workWeek,
  holidays: holidays.toJS(),
  baselines: baselines.toJS(),
})

const taskIds = fc.constantFrom(dig, pour, idOf(2, 3))
const stepIds = fc.constantFrom(todo, doing, done)
const days = fc.constantFrom('2026-03-02', '2026-03-04', '2026-03-06')
const items = fc.constantFrom(idOf(3, 1), idOf(3, 2))
const tags = fc.constantFrom(idOf(4, 1), idOf(4, 2))
const holidayIds = fc.constantFrom(idOf(5, 1), idOf(5, 2))
const holiday = fc.record({ holidayId: holidayIds, holidayOn: days, description: fc.constantFrom('h', 'i') })
const baseline = fc.record({
  baselineId: fc.constantFrom(idOf(6, 1), idOf(6, 2)),
  name: fc.constantFrom('Contrato', 'Aditivo'),
  asOfOn: fc.constantFrom('2026-03-01', '2026-03-02'),
  revision: fc.constantFrom(4, 7),
})
const kinds = fc.constantFrom('FS', 'SS')
const lags = fc.constantFrom(0, 2)
const dependency = fc.record({ taskId: taskIds, predecessorId: taskIds, kind: kinds, lag: lags })
const place = { assigneeId: null, startOn: null, endOn: null }
const commands: fc.Arbitrary<PlanWork> = fc.oneof(
  fc
    .record(
      {
        taskId: taskIds,
        stepId: stepIds,
        startOn: days,
        endOn: days,
        title: fc.constantFrom('a', 'b'),
        isMilestone: fc.boolean(),
        deadlineOn: days,
      },
      { requiredKeys: ['taskId', 'stepId', 'startOn', 'endOn', 'title'] },
    )
    .map((data) => command('AddTask', data)),
  fc.record({ taskId: taskIds, isMilestone: fc.boolean() }).map((data) => command('SetTaskMilestone', data)),
  fc.record({ taskId: taskIds, deadlineOn: fc.option(days) }).map((data) => command('SetTaskDeadline', data)),
  fc
    .record(
      {
        taskId: taskIds,
        title: fc.constantFrom('a', 'b'),
        startOn: days,
        endOn: days,
        priority: fc.constantFrom('high', 'low'),
        progress: fc.constantFrom(0, 100),
        hourCents: fc.constantFrom(null, 100),
        assigneeId: fc.constantFrom(null, ann.userId, bia.userId),
        predecessorIds: fc.uniqueArray(taskIds, { maxLength: 2 }),
        tagIds: fc.uniqueArray(tags, { maxLength: 2 }),
        isMilestone: fc.boolean(),
        deadlineOn: fc.constantFrom(null, '2026-03-05', '2026-03-09'),
      },
      { requiredKeys: ['taskId'] },
    )
    .map((data) => command('ChangeTask', data)),
  fc
    .record({ taskId: taskIds, stepId: stepIds, beforeTaskId: fc.option(taskIds) })
    .map((data) => command('MoveTask', data)),
  fc
    .record({ way: fc.constantFrom(...reschedulingWays), planStartOn: days })
    .map(({ way, planStartOn }) =>
      command('ReschedulePlan', { way, planStartOn: asksForStart(way) ? planStartOn : null, taskIds: null }),
    ),
  dependency.map((data) => command('AddDependency', data)),
  fc
    .tuple(dependency, fc.record({ kind: kinds, lag: lags }))
    .map(([data, was]) => command('ChangeDependency', { ...data, was })),
  dependency.map(({ lag: _, ...data }) => command('RemoveDependency', data)),
  taskIds.map((taskId) => command('DeleteTask', { taskId })),
  taskIds.map((taskId) => command('RestoreTask', { taskId, stepId: null, ...addition, lostLinks: [] })),
  fc
    .record({ taskId: taskIds, itemId: items, description: fc.constantFrom('x', 'y'), endOn: fc.option(days) })
    .map((data) => command('AddChecklistItem', { ...place, ...data })),
  fc
    .record({ taskId: taskIds, itemId: items, description: fc.constantFrom('x', 'y', 'z') })
    .map((data) => command('ChangeChecklistItem', data)),
  fc.record({ taskId: taskIds, itemId: items, done: fc.boolean() }).map((data) => command('TickChecklistItem', data)),
  fc.record({ taskId: taskIds, itemId: items }).map((data) => command('RemoveChecklistItem', data)),
  fc
    .record({ tagId: tags, description: fc.constantFrom('p', 'q') })
    .map((data) => command('AddTag', { ...data, textColour: '#ffffff', colour: '#aa0000' })),
  fc.record({ tagId: tags, description: fc.constantFrom('p', 'q', 'r') }).map((data) => command('ChangeTag', data)),
  tags.map((tagId) => command('RemoveTag', { tagId })),
  fc.record({ stepId: stepIds, beforeStepId: fc.option(stepIds) }).map((data) => command('MoveStep', data)),
  fc
    .record({ stepId: stepIds, taskLimit: fc.constantFrom(null, 1, 2), finishes: fc.boolean() })
    .map((data) => command('ChangeStep', data)),
  fc
    .record({ stepId: stepIds, fields: fc.constantFrom([], ['title'], ['priority']) })
    .map((data) => command('LockStepFields', data)),
  fc
    .record({ blockUnfinishedPredecessors: fc.boolean() })
    .map((data) => command('SetTaskBehaviour', { ...data, blockTasksOfOthers: false })),
  fc
    .record({ fridayMinutes: fc.constantFrom(0, 420), saturdayMinutes: fc.constantFrom(0, 240) })
    .map((data) => command('SetWorkTime', { ...defaultWorkWeek, ...data })),
  holiday.map((data) => command('AddHoliday', data)),
  fc.uniqueArray(holiday, { minLength: 1, maxLength: 2 }).map((all) => command('AddHolidays', { holidays: all })),
  holiday.map((data) => command('ChangeHoliday', data)),
  fc.record({ holidayId: holidayIds }).map((data) => command('RemoveHoliday', data)),
  baseline.map((data) => command('SaveBaseline', data)),
  baseline.map(({ baselineId }) => command('RemoveBaseline', { baselineId })),
)

/** What is confirmed is what its preview showed. */
const previewed = (sent: PlanWork, state: Plan): PlanWork =>
  sent.type === 'ReschedulePlan'
    ? { ...sent, data: { ...sent.data, digest: rescheduledPlan(state, sent.data).digest } }
    : sent

/** What somebody did: nothing where a rule refused it. Whoever adds a task makes it a new id. */
const tried = (state: Plan, sent: PlanWork, actor: Actor): PlanEvent[] => {
  if (sent.type === 'AddTask' && state.deleted.has(sent.data.taskId)) return []
  let events: PlanEvent[] = []
  refusal(() => {
    events = act(state, previewed(sent, state), actor)
  })
  return events
}
const history = fc.array(commands, { maxLength: 30 })

describe('Whatever was done', () => {
  it('an action and its undo leave the plan as it was, and the undo of that does it again', () =>
    fc.assert(
      fc.property(history, commands, (earlier, last) => {
        const start = folded([...board, task(dig), task(pour, todo, 'a1')])
        const state = earlier.reduce((plan, sent) => folded(tried(plan, sent, ann), plan), start)
        const done = tried(state, last, ann)
        const after = folded(done, state)
        const undone = undo(after, done)
        const back = folded(undone, after)
        expect(shown(back)).toEqual(shown(state))
        expect(shown(folded(undo(back, undone), back))).toEqual(shown(after))
      }),
      { numRuns: times(300, 3000) },
    ))

  it('actions undone one after the other, the last first, lead back to the beginning', () =>
    fc.assert(
      fc.property(history, (sent) => {
        const start = folded([...board, task(dig), task(pour, todo, 'a1')])
        const steps: PlanEvent[][] = []
        let state = start
        for (const each of sent) {
          const events = tried(state, each, ann)
          state = folded(events, state)
          steps.push(events)
        }
        for (const events of steps.reverse()) state = folded(undo(state, events), state)
        expect(shown(state)).toEqual(shown(start))
      }),
      { numRuns: times(200, 2000) },
    ))

  it('somebody else’s change of the same field since refuses the undo with their name', () =>
    fc.assert(
      fc.property(history, fc.constantFrom('a', 'b', 'c'), fc.constantFrom('d', 'e'), (earlier, mine, theirs) => {
        const start = folded([...board, task(dig)])
        const state = earlier.reduce((plan, sent) => folded(tried(plan, sent, ann), plan), start)
        const edited = tried(state, command('ChangeTask', { taskId: dig, title: mine }), ann)
        fc.pre(edited.length > 0)
        const after = folded(edited, state)
        const byBia = act(after, command('ChangeTask', { taskId: dig, title: theirs }), bia)
        const why = refusal(() => undo(folded(byBia, after), edited, laterBy(bia.userId, 'Bia Sá', byBia)))
        expect(why).toEqual({ code: 'undo.changedSince', fields: ['title'], userId: bia.userId, name: 'Bia Sá', at })
      }),
      { numRuns: times(200, 2000) },
    ))
})
