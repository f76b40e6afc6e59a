import { expect, it } from 'vitest'
import { contentDifferences } from './contentDifferences'

const text = (fields: object[], title = 'Laudo') => JSON.stringify({ title, sections: [{ sectionId: 's', fields }] })
const choice = { fieldId: 'a', value: '1', options: ['x', 'y'] }
const list = { fieldId: 'b', value: ['x'], options: [] }

it('DOC-05 differences are found by the id of a thing, not by its place', () => {
  expect(contentDifferences(text([choice, list]), text([choice, list]))).toEqual([])
  expect(contentDifferences(text([choice]), text([{ ...choice, value: '2' }], 'Parecer'))).toEqual([
    { path: 'title', before: 'Laudo', after: 'Parecer' },
    { path: 'sections.s.fields.a.value', before: '1', after: '2' },
  ])
  expect(contentDifferences(text([choice]), text([list, choice]))).toEqual([
    { path: 'sections.s.fields.b.fieldId', before: null, after: 'b' },
    { path: 'sections.s.fields.b.value.order', before: null, after: ['0'] },
    { path: 'sections.s.fields.b.value.0', before: null, after: 'x' },
    { path: 'sections.s.fields.b.options.order', before: null, after: [] },
  ])
})

it('DOC-05 a changed order is a difference', () =>
  expect(contentDifferences(text([choice, list]), text([list, choice]))).toEqual([
    { path: 'sections.s.fields.order', before: ['a', 'b'], after: ['b', 'a'] },
  ]))
