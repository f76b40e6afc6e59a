import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { describe, expect, it } from 'vitest'
import { anyFilter, filtersIn, matcherOf, noFilters, questionOf, withFilters } from './taskFilters'

const ana = '11111111-1111-4111-8111-111111111111'
const bia = '22222222-2222-4222-8222-222222222222'
const tuesday = '2026-03-10'
const read = (address: string) => filtersIn(new URLSearchParams(address))

describe('Filters in an address', () => {
  it('TSK-03 are several of a kind, and written as they are read', () => {
    const address = `assignee=${ana}&assignee=nobody&priority=high&deliveryGroup=Laje%2C+2&deliveryGroup=&due=week&sort=title`
    const filters = read(address)
    expect(filters).toEqual({
      ...noFilters,
      assignee: [ana, 'nobody'],
      priority: ['high'],
      deliveryGroup: ['Laje, 2', ''],
      due: 'week',
    })
    const written = withFilters(new URLSearchParams('sort=title'), filters)
    expect(read(String(written))).toEqual(filters)
    expect(written.get('sort')).toBe('title')
    expect(String(withFilters(written, noFilters))).toBe('sort=title')
  })

  it.each([
    'assignee=1&assignee=%00&tag=%27%3B--&priority=urgent&due=yesterday&state=x',
    `due=2026-02-30..&assignee=${ana.toUpperCase().replace('1', 'A')}`,
    'due=2026-03-09..2026-03-01',
    'due=..&priority=HIGH',
    'due=0000-01-01..',
    'due=2026-03-01..2026-03-02..2026-03-03',
    `deliveryGroup=${'x'.repeat(201)}&deliveryGroup=a%00b`,
  ])('TSK-03 are none where they make no sense: %s', (address) => expect(read(address)).toEqual(noFilters))

  it('TSK-03 are as many as the server takes, and what is searched for as long', () => {
    const ids = Array.from({ length: 60 }, () => crypto.randomUUID())
    const { tag, search } = read(`${ids.map((id) => `tag=${id}`).join('&')}&search=${'a%00'.repeat(300)}`)
    expect(tag).toEqual(ids.slice(0, 50))
    expect(search).toBe('a'.repeat(200))
  })

  it('TSK-03 mean what they meant when overdue was a state', () => {
    expect(read('state=overdue')).toEqual({ ...noFilters, due: 'overdue' })
    expect(anyFilter(read('state=overdue'))).toBe(true)
    expect(anyFilter(noFilters)).toBe(false)
  })
})

describe('A list', () => {
  const question = (address: string, usual?: 'open') =>
    JSON.parse(JSON.stringify(questionOf(read(address), usual, tuesday)))

  it('TSK-03 is asked for by days, from Sunday to Saturday for a week', () => {
    expect(question('due=week')).toEqual({ endFrom: '2026-03-08', endTo: '2026-03-14', today: tuesday })
    expect(question('due=days7')).toEqual({ endFrom: '2026-03-10', endTo: '2026-03-16', today: tuesday })
    expect(question('due=..2026-03-01')).toEqual({ endTo: '2026-03-01', today: tuesday })
    expect(question('due=overdue')).toEqual({ state: 'overdue', today: tuesday })
    expect(question('due=overdue&state=finished')).toEqual({ state: 'finished', endTo: '2026-03-09', today: tuesday })
  })

  it('TSK-03 of a person is of open tasks, unless all are wanted', () => {
    expect(question('', 'open')).toEqual({ state: 'open', today: tuesday })
    expect(question('state=any', 'open')).toEqual({ today: tuesday })
    expect(question('state=finished', 'open')).toEqual({ state: 'finished', today: tuesday })
  })
})

describe('A board', () => {
  const card: TaskCard = {
    taskId: 't',
    stepId: 'todo',
    rank: '',
    title: 'Fundação do muro',
    startOn: '2026-03-01',
    endOn: '2026-03-09',
    priority: 'high',
    assigneeId: ana,
    tagIds: [bia],
    deliveryGroup: null,
    progress: 0,
    checklistDone: 0,
    number: 12,
    checklistCount: 0,
  }
  const shows = (address: string, changes: Partial<TaskCard> = {}, overdueBefore = tuesday) =>
    matcherOf(read(address), tuesday, overdueBefore)({ ...card, ...changes })

  it('TSK-03 shows what each filter leaves, as the list does', () => {
    expect(shows('')).toBe(true)
    expect(shows(`assignee=${bia}&assignee=${ana}`)).toBe(true)
    expect(shows(`assignee=${bia}`)).toBe(false)
    expect(shows('assignee=nobody', { assigneeId: null })).toBe(true)
    expect(shows(`tag=${ana}&tag=${bia}`)).toBe(true)
    expect(shows(`tag=${ana}`)).toBe(false)
    expect(shows('deliveryGroup=')).toBe(true)
    expect(shows('deliveryGroup=Laje')).toBe(false)
    expect(shows('deliveryGroup=Laje', { deliveryGroup: 'Laje' })).toBe(true)
    expect(shows('priority=low')).toBe(false)
    expect(shows('search=muro+fundacao&priority=high')).toBe(true)
    expect(shows('search=%2312')).toBe(true)
    expect(shows('search=%231')).toBe(false)
  })

  it('TSK-03 shows as overdue what is not finished, and should have ended before the last working day', () => {
    expect(shows('due=overdue')).toBe(true)
    expect(shows('due=overdue', { endOn: tuesday })).toBe(false)
    expect(shows('due=overdue', { progress: 100 })).toBe(false)
    expect(shows('due=overdue', {}, '2026-03-09')).toBe(false)
    expect(shows('due=week', { progress: 100 })).toBe(true)
    expect(shows('due=2026-03-10..', {})).toBe(false)
  })
})
