import { expect, it } from 'vitest'
import { wayToBegin } from './wayToBegin'

const board = '/projects/1/board'

it.each([
  ['of a board that is narrowed', board, '?tag=a&tag=b&search=x+y', `${board}?tag=a&tag=b&search=x+y`, true],
  ['of a board as it was', board, '?asOf=2026-01-02', board, true],
  ['of a narrowed board as it was', board, '?due=overdue&asOf=2026-01-02', `${board}?due=overdue`, true],
  ['of a narrowed board with an open card', `${board}/7`, '?due=overdue', `${board}?due=overdue`, false],
  ['of a board without anything', board, '', board, true],
  ['of another view', '/projects/1/tasks', '?due=overdue', board, false],
  ['of another project', '/projects/12/board', '?due=overdue', board, false],
])('PRJ-11 begins something on a board, out %s', (_, pathname, search, to, replace) => {
  expect(wayToBegin(board, { pathname, search })).toEqual({ to, replace })
})

it('PRJ-11 begins a customer on the list of customers as it is narrowed', () => {
  const shown = { pathname: '/customers', search: '?type=supplier' }
  expect(wayToBegin('/customers', shown)).toEqual({ to: '/customers?type=supplier', replace: true })
})
