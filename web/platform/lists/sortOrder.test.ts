import { expect, it } from 'vitest'
import { sortAfter, sortIn } from './sortOrder'

const byDay = { sorts: ['dueOn', 'title', 'cents'], usual: 'dueOn' } as const
const ownOrder = { sorts: ['pitch', 'progress'], usual: undefined } as const

it('a list is sorted by the head that is pressed, pressed again in the opposite order, and usually by its usual one', () => {
  expect(sortIn('', byDay)).toEqual({ sort: 'dueOn', descending: undefined })
  expect(sortIn('-cents', byDay)).toEqual({ sort: 'cents', descending: 'true' })
  expect(sortIn('-nothing', byDay)).toEqual({ sort: 'dueOn', descending: undefined })
  expect(['cents', '-cents', 'cents'].map((before) => sortAfter(before, 'cents', byDay))).toEqual([
    '-cents',
    'cents',
    '-cents',
  ])
  expect(['', '-dueOn', 'title'].map((before) => sortAfter(before, 'dueOn', byDay))).toEqual(['-dueOn', '', ''])
})

it('a list with an order of its own comes back to it after the opposite order of a column', () => {
  expect(sortIn('', ownOrder)).toEqual({ sort: undefined, descending: undefined })
  expect(['', 'pitch', '-pitch', 'progress'].map((before) => sortAfter(before, 'pitch', ownOrder))).toEqual([
    'pitch',
    '-pitch',
    '',
    'pitch',
  ])
})
