import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Feature } from './access'
import { type Confidential, confidential, confidentialIn, hidden } from './confidential'
import { featuresIn, withoutClosed } from './withoutClosed'

const cents = () => confidential(z.int().nullable(), 'finance')
const risk = confidential(z.strictObject({ impact: z.string() }).nullable(), 'risks')
const content = confidential(z.string(), (text: string): Feature[] => (text.includes('$') ? ['canvas', 'finance'] : []))
const partIn = (schema: z.ZodType) => confidentialIn(schema) as Confidential
const closed =
  (...features: Feature[]) =>
  () =>
  (feature: Feature) =>
    features.includes(feature)

const coats: [string, z.ZodType, unknown, unknown][] = [
  ['in an object', z.strictObject({ cents: cents() }), { cents: 5 }, { cents: null }],
  ['in a list', z.array(z.object({ cents: cents() })), [{ cents: 5 }], [{ cents: null }]],
  ['in a record of any names', z.record(z.string(), cents()), { may: 5 }, { may: null }],
  ['in one of several shapes', z.union([z.string(), z.object({ cents: cents() })]), { cents: 5 }, { cents: null }],
  ['in a tuple', z.tuple([z.string(), cents()]), ['may', 5], [null, null]],
  ['that may be missing', z.object({ cents: cents() }).partial(), { cents: 5 }, { cents: null }],
  ['that has a default', z.object({ cents: cents().default(0) }), { cents: 5 }, { cents: null }],
  ['in what is read only', z.object({ cents: cents() }).readonly(), { cents: 5 }, { cents: null }],
  ['in what is transformed', z.object({ cents: cents() }).transform((value) => value), { cents: 5 }, { cents: null }],
  [
    'in what is extended',
    z.object({ cents: cents() }).extend({ a: z.string() }),
    { a: 'x', cents: 5 },
    { a: 'x', cents: null },
  ],
  [
    'in what was before',
    z.object({ before: z.object({ cents: cents() }) }),
    { before: { cents: 5 } },
    { before: { cents: null } },
  ],
]

describe('T9 what is confidential', () => {
  it.each(coats)(
    'a confidential part is found, and left out for people to whom it is closed: %s',
    (_, schema, value, without) => {
      expect(withoutClosed(partIn(schema), value, closed('finance'))).toEqual(without)
      expect(withoutClosed(partIn(schema), value, closed('risks'))).toEqual(value)
      expect(featuresIn(partIn(schema), value)).toEqual(['finance'])
    },
  )

  it('an undeclared field is not confidential', () =>
    expect(confidentialIn(z.object({ cents: z.int().nullable(), json: z.json() }))).toBeUndefined())

  it('the value determines its features where the guard is a function', () => {
    const part = partIn(z.object({ content }))
    expect(withoutClosed(part, { content: 'R$ 5' }, closed('finance'))).toEqual({ content: null })
    expect(withoutClosed(part, { content: 'five' }, closed('finance'))).toEqual({ content: 'five' })
    expect(featuresIn(part, { content: 'R$ 5' })).toEqual(['canvas', 'finance'])
  })

  it('an empty part counts, because emptiness is information, and a missing part does not', () => {
    const part = partIn(z.object({ cents: cents() }).partial())
    expect(featuresIn(part, { cents: null })).toEqual(['finance'])
    expect(featuresIn(part, {})).toEqual([])
  })

  it('refuses a field that is guarded in two ways', () =>
    expect(() =>
      confidentialIn(z.union([confidential(z.string(), 'finance'), confidential(z.int(), 'risks')])),
    ).toThrow('in two ways'))
})

describe('T9 a row without something', () => {
  const row = z.object({ projectId: z.string(), cents: cents(), risk, ...hidden })
  const rows = z.object({ items: z.array(row) })
  const read = (projectId: string) => ({ projectId, cents: 5, risk: { impact: 'high' } })

  it('a row names what it lacks, whether the parts had a value or not', () =>
    expect(
      withoutClosed(partIn(rows), { items: [read('a'), { projectId: 'b', cents: null, risk: null }] }, closed('risks')),
    ).toEqual({
      items: [
        { projectId: 'a', cents: 5, risk: null, hidden: ['risks'] },
        { projectId: 'b', cents: null, risk: null, hidden: ['risks'] },
      ],
    }))

  it('a row lacks what is closed in its own project', () =>
    expect(
      withoutClosed(partIn(rows), { items: [read('a'), read('b')] }, (projectId) => () => projectId === 'b'),
    ).toEqual({
      items: [
        { ...read('a'), hidden: [] },
        { projectId: 'b', cents: null, risk: null, hidden: ['finance', 'risks'] },
      ],
    }))
})
