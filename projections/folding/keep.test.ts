import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from '../projection'
import { type Kept, keep } from './keep'

const broken = fc.constantFrom('\0', '\ud800', '\udc00', '\ud83d\ude00\0', 'a\0b', '\udc00\ud800')
const text = fc.oneof(broken, fc.string({ unit: 'binary' }), fc.constantFrom('\ufffd', 'pão', '👷'))
/** What comes from JSON has the prototype of all objects. */
const asParsed = { noNullPrototype: true }
const json = fc.letrec((again) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(again('value')),
    fc.dictionary(text, again('value'), asParsed),
  ),
})).value
const row = fc.dictionary(fc.constantFrom('title', 'note', 'list'), json, asParsed) as fc.Arbitrary<Row>

const holds = (value: unknown) => /[\0\ud800-\udfff]/u.test(textsIn(value).join('\n'))
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(textsIn)]
      : []
/** As Postgres gives it back: other objects with the same in them, in the order of the columns. */
const reloaded = ({ row, replaced }: Kept): Kept => ({
  row:
    row &&
    Object.fromEntries(Object.entries(structuredClone(row)).sort(([first], [second]) => (first < second ? -1 : 1))),
  replaced: replaced && [...replaced],
})

describe('What a row cannot hold', () => {
  it('text that Postgres cannot hold is replaced, and exactly its fields are marked', () => {
    fc.assert(
      fc.property(row, (given) => {
        const kept = keep(given, undefined)
        expect(holds(kept.row)).toBe(false)
        const marked = Object.keys(given).filter((field) => holds(given[field]))
        expect(kept.replaced).toEqual(marked.length === 0 ? null : marked.sort())
        for (const field of Object.keys(given))
          if (!marked.includes(field)) expect(kept.row?.[field]).toBe(given[field])
      }),
    )
  })

  it('text is replaced and marked alike wherever batches end', () => {
    const step = fc.tuple(fc.constantFrom('title', 'note', 'list'), json, fc.boolean())
    fc.assert(
      fc.property(row, fc.array(step), (first, steps) => {
        let [inOne, inMany] = [keep(first, undefined), keep(first, undefined)]
        for (const [field, value, appends] of steps) {
          const after = (before: Row | null) => ({
            ...before,
            [field]: appends ? [before?.[field], value].flat(1) : value,
          })
          inOne = keep(after(inOne.row), inOne)
          inMany = reloaded(keep(after(inMany.row), reloaded(inMany)))
        }
        expect(inMany).toEqual({ ...inOne, row: reloaded(inOne).row })
      }),
    )
  })

  it.each<[string, Row, string[] | null]>([
    ['stays while the field stays', { title: 'a\ufffdb', note: 'other', list: [] }, ['title']],
    ['goes with another value', { title: 'ab', note: '', list: [] }, null],
    ['goes where the same character is typed in another text', { title: 'c\ufffd', note: '', list: [] }, null],
    ['stays in a list that is another one', { title: 'ab', note: '', list: ['a\ufffdb'] }, ['list']],
    ['goes with the row', {}, null],
  ])('the mark of a replaced text %s', (_, then, replaced) => {
    const first = keep({ title: 'a\0b', note: '', list: [] }, undefined)
    expect(first).toEqual({ row: { title: 'a\ufffdb', note: '', list: [] }, replaced: ['title'] })
    expect(keep(then, first).replaced).toEqual(replaced)
  })

  it('a list in which somebody typed U+FFFD is never marked', () => {
    const first = keep({ title: 'a', note: '\0', list: ['\ufffd'] }, undefined)
    const loaded = reloaded(first)
    expect(keep({ ...loaded.row, title: 'b' }, loaded).replaced).toEqual(['note'])
  })

  it('text is replaced in the keys of a value and in their values', () =>
    expect(keep({ list: { 'a\0': [{ b: '\ud800' }] } }, undefined)).toEqual({
      row: { list: { 'a\ufffd': [{ b: '\ufffd' }] } },
      replaced: ['list'],
    }))

  it('bytes are left as they are', () => {
    const bytes = new Uint8Array([0, 0])
    expect(keep({ bytes }, undefined).row?.bytes).toBe(bytes)
  })
})
