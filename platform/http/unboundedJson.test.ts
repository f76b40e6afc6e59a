import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HttpProblem } from '../errors'
import { refuseUnboundedJson } from './unboundedJson'

const refusalOf = (text: string): string | undefined => {
  try {
    refuseUnboundedJson(text)
    return undefined
  } catch (error) {
    expect((error as HttpProblem).status).toBe(400)
    return (error as HttpProblem).code
  }
}
const times = (count: number, itemAt: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => itemAt(index))
const object = (count: number) => `{${times(count, (index) => `"k${index}":1`).join(',')}}`
const array = (count: number) => `[${times(count, () => '1').join(',')}]`
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** What a value has, counted once it is made. */
function countsOf(value: unknown): { depth: number; keys: number; items: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, keys: 0, items: 0 }
  const inner = Object.values(value).map(countsOf)
  const sum = (what: 'keys' | 'items') => inner.reduce((total, counts) => total + counts[what], 0)
  const count = Object.keys(value).length
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    keys: sum('keys') + (Array.isArray(value) ? 0 : count),
    items: sum('items') + (Array.isArray(value) ? count : 0),
  }
}

/** The name written with every character escaped, or as it is. */
const spelt = (name: string, escaped: boolean) =>
  escaped
    ? `"${[...Array(name.length).keys()].map((at) => `\\u${name.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`
    : JSON.stringify(name)

describe('A body of JSON', () => {
  it.each([
    ['10,000 keys', object(10_000), undefined],
    ['10,001 keys', object(10_001), 'request.tooManyKeys'],
    ['10,001 keys in objects of one', `[${times(5001, () => '{"a":{"b":1}}').join(',')}]`, 'request.tooManyKeys'],
    ['10,000 items', array(10_000), undefined],
    ['10,001 items', array(10_001), 'request.tooManyKeys'],
    [
      '10,001 items in arrays of one',
      `{${times(3334, (index) => `"k${index}":[[1],1]`).join(',')}}`,
      'request.tooManyKeys',
    ],
    ['empty arrays', `{${times(9000, (index) => `"k${index}":[ ]`).join(',')}}`, undefined],
    ['32 deep', nested(32), undefined],
    ['33 deep', nested(33), 'request.tooDeep'],
    ['33 deep of both kinds', `${'[{"a":'.repeat(16)}[1]${'}]'.repeat(16)}`, 'request.tooDeep'],
    ['a name twice', '{"a":1,"a":2}', 'request.keyRepeated'],
    ['a name twice, once with an escape', '{"data":1,"d\\u0061ta":2}', 'request.keyRepeated'],
    ['a name twice, with escapes of two kinds', '{"a\\/":1,"\\u0061\\u002F":2}', 'request.keyRepeated'],
    ['a name twice, far inside', '[[{"x":{"é":1,"b":[],"é":{}}}]]', 'request.keyRepeated'],
    ['a name twice, blanks between', '{ "a" : 1 ,\n\t"a" : 2 }', 'request.keyRepeated'],
    ['the empty name twice', '{"":1,"":2}', 'request.keyRepeated'],
    ['a name of every object twice', '{"__proto__":1,"__proto__":2}', 'request.keyRepeated'],
    ['a name in two objects', '[{"a":1},{"a":{"a":1}}]', undefined],
    ['values that are the same', '{"a":"b","b":"b","c":["b","b"]}', undefined],
    ['a value like a name', '{"a":"a","b":"a"}', undefined],
    ['brackets, commas and quotes in texts', `{"a":"${'[{,\\"\\\\'.repeat(20_000)}"}`, undefined],
  ])('is refused or let be: %s', (_, text, code) => expect(refusalOf(text)).toBe(code))

  it('is never refused for what it does not have', () =>
    fc.assert(
      fc.property(fc.json({ maxDepth: 12 }), (text) => {
        const { depth, keys, items } = countsOf(JSON.parse(text))
        fc.pre(depth <= 32 && keys <= 10_000 && items <= 10_000)
        expect(refusalOf(text)).toBeUndefined()
      }),
    ))

  it('is refused with one item, key or level too many, wherever it is', () =>
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 4 }),
        fc.constantFrom('keys', 'items', 'depth'),
        fc.boolean(),
        (text, what, first) => {
          const counts = countsOf(JSON.parse(`{"one":0,"other":${text}}`))
          const much = {
            keys: (more: number) => object(10_000 - counts.keys + more),
            items: (more: number) => array(10_000 - counts.items + more),
            depth: (more: number) => nested(31 + more),
          }[what]
          const withMuch = (more: number) =>
            first ? `{"one":${much(more)},"other":${text}}` : `{"other":${text},"one":${much(more)}}`
          expect(refusalOf(withMuch(0))).toBeUndefined()
          expect(refusalOf(withMuch(1))).toBe(what === 'depth' ? 'request.tooDeep' : 'request.tooManyKeys')
        },
      ),
    ))

  it('is refused for a name that stands twice in an object, however it is written', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.json(),
        fc.tuple(fc.boolean(), fc.boolean()),
        (name, value, [first, second]) => {
          const text = `{${spelt(name, first)}:${value},"between ${name.length}":{},${spelt(name, second)}:${value}}`
          fc.pre(!name.startsWith('between '))
          expect(refusalOf(text)).toBe('request.keyRepeated')
        },
      ),
    ))

  it('that is none makes no other error than that it is none', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'{}[]",:\\u0061 \n'), { maxLength: 60 }), (characters) => {
        try {
          refuseUnboundedJson(characters.join(''))
        } catch (error) {
          if (!(error instanceof SyntaxError)) expect((error as HttpProblem).code).toMatch(/^request\./)
        }
      }),
    ))
})
