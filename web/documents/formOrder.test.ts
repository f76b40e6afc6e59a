import { describe, expect, it } from 'vitest'
import { nextPlace, withMovedField, withMovedSection } from './formOrder'

const form = [
  { sectionId: 's1', fields: [{ fieldId: 'a' }, { fieldId: 'b' }, { fieldId: 'c' }] },
  { sectionId: 's2', fields: [] },
  { sectionId: 's3', fields: [{ fieldId: 'd' }] },
]
const outlineOf = (sections: typeof form) =>
  sections.map(({ sectionId, fields }) => `${sectionId}:${fields.map(({ fieldId }) => fieldId).join('')}`).join(' ')
const step = (fieldId: string, direction: -1 | 1) => {
  const place = nextPlace(form, fieldId, direction)
  return place && outlineOf(withMovedField(form, fieldId, place) as typeof form)
}

describe('The order of a form', () => {
  it.each([
    ['b', -1, 's1:bac s2: s3:d'],
    ['b', 1, 's1:acb s2: s3:d'],
    ['a', 1, 's1:bac s2: s3:d'],
    ['c', 1, 's1:ab s2:c s3:d'],
    ['d', -1, 's1:abc s2:d s3:'],
    ['a', -1, undefined],
    ['d', 1, undefined],
    ['x', 1, undefined],
  ] as const)('DOC-01 after moving %s by %i is %s', (fieldId, direction, after) =>
    expect(step(fieldId, direction)).toBe(after),
  )

  it('DOC-01 changes with a moved section, too', () => {
    expect(withMovedSection(form, 's3', 's1').map(({ sectionId }) => sectionId)).toEqual(['s3', 's1', 's2'])
    expect(withMovedSection(form, 's1', null).map(({ sectionId }) => sectionId)).toEqual(['s2', 's3', 's1'])
    expect(withMovedSection(form, 'x', null)).toEqual(form)
  })
})
