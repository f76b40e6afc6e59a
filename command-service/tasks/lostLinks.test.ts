import type { RecordedEvent } from '@prumo/contracts/index'
import { linkKinds } from '@prumo/contracts/schedule/link'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { defaultTask } from '@prumo/contracts/tasks/task'
import { decide, evolve } from '@prumo/platform/decider'
import { largestAppend } from '@prumo/platform/eventLog/appendSize'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { times } from '../../test/run/length'
import { eventBytes } from '../rules/inParts'
import { type Link, lostLinksOf } from './lostLinks'
import { plan } from './plan'
import type { Plan, PlanDeciderCommand } from './planState'

const projectId = '00000000-0000-4000-8000-000000000001'
const stepId = '00000000-0000-4000-8000-000000000011'
const taskIds = [1, 2, 3, 4, 5].map((number) => `00000000-0000-4000-8000-00000000002${number}`)
const by = {
  actor: ann,
  at,
  project: { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} },
}

/** A plan of five tasks, and what it recorded command by command. */
function begunPlan() {
  const history: RecordedEvent[] = []
  let state: Plan = plan.initial
  let commands = 0
  const record = (events: readonly PlanEvent[]) => {
    const commandId = String(++commands)
    for (const event of events) {
      history.push({ ...event, at, metadata: { commandId } } as unknown as RecordedEvent)
      state = evolve(plan, state, { ...event, at })
    }
    return events
  }
  const run = (command: PlanDeciderCommand) => record(decide(plan, command, state, by))
  const step = { projectId, stepId, name: 'A fazer', description: '', taskLimit: null, finishes: false, rank: 'a0' }
  record([{ type: 'StepAdded', data: step }])
  for (const [index, taskId] of taskIds.entries()) {
    const days = { title: taskId, startOn: '2026-03-02', endOn: '2026-03-06' }
    record([{ type: 'TaskAdded', data: { projectId, taskId, stepId, rank: `a${index}`, ...defaultTask, ...days } }])
  }
  return {
    links: () => [...state.tasks].flatMap(([taskId, task]) => task.dependencies.map((each) => ({ taskId, ...each }))),
    add: (link: Link) => run({ type: 'AddDependency', data: { projectId, ...link } }),
    remove: (taskId: string) => run({ type: 'DeleteTask', data: { projectId, taskId } }),
    restore: (taskId: string, lostLinks = lostLinksOf(taskId, history)) => {
      const data = { projectId, taskId, stepId: null, addedAt: at, addedBy: ann.userId, lostLinks }
      return run({ type: 'RestoreTask', data })
    },
    unlink: ({ taskId, predecessorId, kind }: Link) =>
      run({ type: 'RemoveDependency', data: { projectId, taskId, predecessorId, kind } }),
    leaves: (taskId: string) => {
      const events = decide(plan, { type: 'DeleteTask', data: { projectId, taskId } }, state, by)
      const successorIds = events.flatMap(({ data }) => ('taskId' in data && data.taskId !== taskId ? data.taskId : []))
      record(events.filter(({ type }) => type === 'TaskDeleted'))
      run({ type: 'LeaveSuccessors', data: { projectId, taskId, successorIds } })
    },
  }
}

const [first = '', second = '', third = ''] = taskIds
const link = (taskId: string, predecessorId: string, kind: Link['kind'] = 'FS', lag = 0): Link => ({
  taskId,
  predecessorId,
  kind,
  lag,
})
const sorted = (links: readonly Link[]) => links.map((each) => JSON.stringify(each)).sort()

it('TSK-06, GAN-06 a restored task gets its successors back with kind and lag', () => {
  const it = begunPlan()
  const links = [link(second, first, 'FS', 3), link(third, second, 'SS', 2), link(third, second, 'FF', 1)]
  for (const each of links) it.add(each)
  it.remove(second)
  expect(it.links()).toEqual([])
  it.restore(second)
  expect(sorted(it.links())).toEqual(sorted(links))
})

it('TSK-06 successors that left it in parts of their own come back as well', () => {
  const it = begunPlan()
  const links = [link(second, first, 'SS', 2), link(third, first)]
  for (const each of links) it.add(each)
  it.leaves(first)
  expect(it.links()).toEqual([])
  it.restore(first)
  expect(sorted(it.links())).toEqual(sorted(links))
})

it('TSK-06 what no longer fits is recorded by name, and what somebody took away since stays away', () => {
  const it = begunPlan()
  it.add(link(second, first))
  it.add(link(third, second, 'SS', 2))
  it.remove(second)
  it.add(link(first, third))
  const restored = it.restore(second)
  expect(restored.at(-1)).toEqual({
    type: 'DependenciesNotRestored',
    data: { projectId, taskId: second, dependencies: [link(third, second, 'SS', 2)] },
  })
  it.unlink(link(second, first))
  it.remove(first)
  it.restore(first)
  expect(sorted(it.links())).toEqual(sorted([link(first, third)]))
})

it('TSK-06 a task for which thousands wait is restored in one append, with as many as that has room for', () => {
  const it = begunPlan()
  const lostLinks = Array.from({ length: 5000 }, () => link(crypto.randomUUID(), first))
  it.remove(first)
  const restored = it.restore(first, lostLinks)
  expect(restored.reduce((sum, event) => sum + eventBytes(event), 0)).toBeLessThan(largestAppend)
  expect(restored.at(-1)).toMatchObject({ type: 'DependenciesNotRestored' })
})

/** Links from later tasks to earlier ones only: they make no circle. */
const someLinks = fc
  .uniqueArray(
    fc.record({
      ends: fc
        .uniqueArray(fc.nat({ max: 4 }), { minLength: 2, maxLength: 2 })
        .map((ends) => ends.sort((first, last) => first - last)),
      kind: fc.constantFrom(...linkKinds),
      lag: fc.integer({ min: -3, max: 3 }),
    }),
    { selector: ({ ends, kind }) => `${ends} ${kind}`, maxLength: 8 },
  )
  .map((drawn) =>
    drawn.map(({ ends: [before = 0, after = 1], kind, lag }) =>
      link(taskIds[after] ?? '', taskIds[before] ?? '', kind, lag),
    ),
  )

it('TSK-06 whatever was deleted and restored, in any order, all links are there again at the end', () => {
  const orders = fc.record({
    links: someLinks,
    gone: fc.shuffledSubarray(taskIds, { minLength: 1 }),
    back: fc.shuffledSubarray(taskIds, { minLength: 5 }),
  })
  fc.assert(
    fc.property(orders, ({ links, gone, back }) => {
      const it = begunPlan()
      for (const each of links) it.add(each)
      const before = sorted(it.links())
      for (const taskId of gone) it.remove(taskId)
      for (const taskId of back) if (gone.includes(taskId)) it.restore(taskId)
      expect(sorted(it.links())).toEqual(before)
    }),
    { numRuns: times(200, 5000) },
  )
})
