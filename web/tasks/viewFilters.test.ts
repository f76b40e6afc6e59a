import { viewFilters } from '@prumo/contracts/tasks/views'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchOfView, showTheSame, viewFiltersIn } from './viewFilters'

const taskViewId = '0b0e7a7e-6f7a-4a59-9d0c-2b7a4b1f0c11'
const anyId = fc.uuid().map((id) => id.toLowerCase())
const ids = fc.uniqueArray(anyId, { minLength: 1, maxLength: 5 })
const words = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text && text !== '')
const noon = (time: Date) => time.toISOString().slice(0, 10)
const anyDay = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map(noon)
const end = fc.oneof(
  fc.constant({}),
  fc.constantFrom('overdue', 'week', 'days7').map((due) => ({ due })),
  anyDay.map((endFrom) => ({ endFrom })),
  anyDay.map((endTo) => ({ endTo })),
  fc.tuple(anyDay, anyDay).map((days) => {
    const [endFrom, endTo] = days.sort()
    return { endFrom, endTo }
  }),
)
const someFilters = fc
  .tuple(
    fc.record(
      {
        search: words,
        assigneeIds: ids,
        unassigned: fc.constant(true),
        priorities: fc.constant(['high', 'low']),
        tagIds: ids,
        deliveryGroups: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }),
        ungrouped: fc.constant(true),
        state: fc.constantFrom('open', 'finished', 'any'),
        group: fc.constantFrom('assignee', 'tag', 'week'),
        sort: fc.constantFrom('title', 'progress'),
      },
      { requiredKeys: [] },
    ),
    end,
  )
  .map(([filters, due]) => viewFilters.parse({ ...filters, ...due }))

describe('The filters of a saved view', () => {
  it('TSK-03 are the same again after they stood in an address', () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        const address = new URLSearchParams(searchOfView({ taskViewId, filters }))
        expect(showTheSame(viewFiltersIn(address, 'list'), filters)).toBe(true)
        expect(address.get('view')).toBe(taskViewId)
      }),
    )
  })

  it('TSK-03 of a board have no state, group or order, which a board does not know', () => {
    const address = new URLSearchParams('state=open&group=tag&sort=title&due=overdue')
    expect(viewFiltersIn(address, 'board')).toEqual({ due: 'overdue' })
    expect(viewFiltersIn(address, 'list')).toEqual({ due: 'overdue', state: 'open', group: 'tag', sort: 'title' })
  })

  it('TSK-03 are taken by the contract from whatever stands in an address', () => {
    for (const address of ['', 'search=%20', 'assignee=nobody', 'deliveryGroup=', 'due=2026-03-01..', 'due=..&tag=x'])
      expect(viewFilters.safeParse(viewFiltersIn(new URLSearchParams(address), 'list')).success, address).toBe(true)
  })

  it('TSK-03 are the same in whatever order they were chosen', () => {
    const [first, second] = ['0b0e7a7e-6f7a-4a59-9d0c-2b7a4b1f0c11', '1b0e7a7e-6f7a-4a59-9d0c-2b7a4b1f0c11']
    expect(showTheSame({ tagIds: [first, second] }, { tagIds: [second, first] })).toBe(true)
    expect(showTheSame({ tagIds: [first] }, { tagIds: [second] })).toBe(false)
  })
})
