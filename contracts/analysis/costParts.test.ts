import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { originParts } from '../finance/originParts'
import { type CostEntry, costParts } from './costParts'
import type { CostPlaces } from './costPlaceOf'

const statusOn = '2026-03-15'
const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0)
const paidOn = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const forGroup = (id: string, cents: number) => ({ of: 'deliveryGroups' as const, items: [item(id, cents)] })
const item = (id: string, cents: number) => ({ id, cents, effortMinutes: null })
const inAll = ({ parts, spent, leftOut }: ReturnType<typeof costParts>) => ({
  planned: sum([...parts.values()]) + sum(leftOut.map(({ weight }) => weight)),
  spent: sum(spent.map(({ cents }) => cents)) + sum(leftOut.map(({ actual }) => actual)),
})

const task = fc.record({ weight: fc.integer({ min: 0, max: 1000 }), isPlanned: fc.boolean() })
const plan = fc.record({ tasks: fc.array(task, { maxLength: 8 }), isClosed: fc.boolean() }).map((given): CostPlaces => {
  const tasks = given.tasks.map((each, index) => ({ ...each, taskId: `task ${index}` }))
  const groups = new Map([
    ['group 0', tasks.slice(0, 3)],
    ['group 1', tasks],
    ['group 2', []],
  ])
  return { tasks: new Map(tasks.map((each) => [each.taskId, each])), groups: given.isClosed ? null : groups }
})
const cents = fc.integer({ min: 0, max: 100_000_00 })
const origin = fc.oneof(
  fc.constant(null),
  fc
    .record({
      of: fc.constantFrom('tasks' as const, 'deliveryGroups' as const),
      items: fc.uniqueArray(fc.record({ at: fc.nat({ max: 9 }), cents }), { selector: ({ at }) => at, minLength: 1 }),
    })
    .map(({ of, items }) => ({
      of,
      items: items.map(({ at, cents: given }) => item(`${of === 'tasks' ? 'task' : 'group'} ${at}`, given)),
    })),
)
const day = fc.option(fc.integer({ min: 10, max: 20 }).map(paidOn))
const entry = fc.record({
  plannedCents: fc.integer({ min: 1, max: 100_000_00 }),
  cents,
  origin,
  spent: fc.array(fc.record({ on: day, cents }), { maxLength: 5 }),
})
const ledger = fc
  .array(entry, { maxLength: 12 })
  .map((entries): CostEntry[] => entries.map((each, index) => ({ ...each, entryId: `${index}` })))

/** What each entry gives to each item, by itself and one payment after the other. */
function naively(entries: readonly CostEntry[], on: string) {
  const paid = entries.flatMap((each) => each.spent.filter((part) => part.on === on).map((part) => ({ each, ...part })))
  return sum(
    paid.map(({ each, cents: whole }) => sum(originParts(whole, each.plannedCents, each.origin?.items ?? []).parts)),
  )
}

describe('FIN-10 Outflows parted over the tasks of a curve', () => {
  it('come with what is left out to the outflows of the ledger, to the cent', () => {
    fc.assert(
      fc.property(ledger, plan, (entries, places) => {
        const parted = costParts(entries, places, statusOn)
        expect(inAll(parted)).toEqual({
          planned: sum(entries.map((each) => each.cents)),
          spent: sum(entries.flatMap(({ spent }) => spent.map((part) => part.cents))),
        })
        const later = entries.flatMap(({ spent }) => spent.filter(({ on }) => on !== null && on > statusOn))
        const left = parted.leftOut.find(({ because }) => because === 'afterStatusDay')
        expect(left?.actual ?? 0).toBe(sum(later.map((part) => part.cents)))
        expect(parted.spent.every(({ on, taskId }) => on <= statusOn && parted.parts.has(taskId))).toBe(true)
        const isClosed = entries.some(({ origin: given }) => given?.of === 'deliveryGroups') && places.groups === null
        if (!isClosed) expect(parted.leftOut.map(({ because }) => because)).not.toContain('closed')
        expect(parted.spent.every((share) => share.cents > 0)).toBe(true)
      }),
    )
  })

  it('are on each day what its payments are, one by one, but for a cent of each item', () => {
    fc.assert(
      fc.property(ledger, (entries) => {
        const all = ['task', 'group'].flatMap((kind) => Array.from({ length: 10 }, (_, at) => `${kind} ${at}`))
        const tasks = new Map(all.map((taskId) => [taskId, { taskId, weight: 1, isPlanned: true }]))
        const groups = new Map([...tasks].map(([id, each]) => [id, [each]]))
        const { spent } = costParts(entries, { tasks, groups }, statusOn)
        for (const on of [10, 11, 12, 13, 14, 15].map(paidOn)) {
          const ours = sum(spent.filter((share) => share.on === on).map((share) => share.cents))
          const most = sum(entries.map((each) => (each.origin?.items.length ?? 0) * each.spent.length))
          expect(Math.abs(ours - naively(entries, on))).toBeLessThanOrEqual(most)
        }
      }),
    )
  })

  it('split a group once for what is planned and once for each day, however many payments there are', () => {
    let read = 0
    const tasks = Array.from({ length: 10_000 }, (_, index) => ({
      taskId: `task ${index}`,
      isPlanned: true,
      get weight() {
        read += 1
        return index % 7
      },
    }))
    const places = { tasks: new Map(), groups: new Map([['group', tasks]]) }
    const entries = Array.from({ length: 3000 }, (_, index) => ({
      entryId: `${index}`,
      plannedCents: 1000,
      cents: 1000,
      origin: forGroup('group', 1000),
      spent: Array.from({ length: 10 }, (__, part) => ({ on: paidOn(1 + (part % 4)), cents: 100 + (index % 3) })),
    }))
    const parted = costParts(entries, places, statusOn)
    expect(read / tasks.length).toBe(1 + 4)
    expect(parted.leftOut).toEqual([])
    expect(inAll(parted)).toEqual({ planned: 3_000_000, spent: 30_000 * 101 })
  })

  it('are no shares of nothing: neither of a few cents for many tasks nor of a cancelled plan', () => {
    const tasks = Array.from({ length: 50 }, (_, index) => ({ taskId: `task ${index}`, weight: 1, isPlanned: true }))
    const places = { tasks: new Map(), groups: new Map([['group', tasks]]) }
    const few = { entryId: 'few', plannedCents: 100, origin: forGroup('group', 100) }
    const { parts, spent } = costParts([{ ...few, cents: 3, spent: [{ on: paidOn(2), cents: 2 }] }], places, statusOn)
    expect([parts.size, spent.length]).toEqual([3, 2])
    const cancelled = costParts([{ ...few, cents: 0, spent: [{ on: paidOn(2), cents: 1 }] }], places, statusOn)
    expect([...cancelled.parts]).toEqual([['task 0', 0]])
  })
})
