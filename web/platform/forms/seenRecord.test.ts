import { expect, it } from 'vitest'
import { changesOf, differing, plainTexts } from './seenRecord'

const seen = { name: 'Obra', limit: 3, finishes: false }

it('a change is sent with what was seen there, and no field that nobody typed in', () => {
  const now = { ...seen, limit: 5 }
  const data = { stepId: 's1', name: 'Canteiro', limit: 3, finishes: false }
  expect(changesOf(data, { seen, now, whole: false })).toEqual({
    stepId: 's1',
    name: 'Canteiro',
    seen: { name: 'Obra' },
  })
})

it('a whole record is sent with the fields of others as they are now', () => {
  const now = { ...seen, limit: 5 }
  const data = { stepId: 's1', name: 'Canteiro', limit: 3, finishes: false }
  expect(changesOf(data, { seen, now, whole: true })).toEqual({
    stepId: 's1',
    name: 'Canteiro',
    limit: 5,
    finishes: false,
    seen: { name: 'Obra', limit: 5, finishes: false },
  })
})

it('fields differ by what they hold', () => {
  expect(differing(seen, { ...seen, name: 'Outra' })).toEqual(['name'])
  expect(differing({ list: ['a'] }, { list: ['a'] })).toEqual([])
})

it('a value stands in a field as a text, as texts, or as a switch that is on', () => {
  expect(plainTexts({ a: 'x', b: 3, c: null, d: true, e: false, f: ['p', 'q'] })).toEqual({
    a: ['x'],
    b: ['3'],
    c: [''],
    d: ['on'],
    e: [],
    f: ['p', 'q'],
  })
})
