import { expect, it } from 'vitest'
import { refuseOutrun } from './refuseOutrun'

const now = { title: 'Laje', progress: 40, tags: ['b'] }

it.each([
  ['nothing was seen', { title: 'Viga' }, undefined],
  ['what was seen still stands there', { title: 'Viga', tags: [] }, { title: 'Laje', tags: ['b'] }],
  ['the other field is left as it is', { title: 'Viga' }, { title: 'Laje', progress: 10 }],
  ['both want the same', { progress: 40 }, { progress: 10 }],
])('a change goes through where %s', (_, changes, seen) => expect(() => refuseOutrun(now, changes, seen)).not.toThrow())

it('a change is refused that would replace what was not seen, by the names of the fields', () =>
  expect(() =>
    refuseOutrun(now, { title: 'Viga', progress: 50, tags: [] }, { title: 'Laje', progress: 10, tags: ['a'] }),
  ).toThrow(expect.objectContaining({ code: 'record.changedMeanwhile', details: { fields: ['progress', 'tags'] } })))
