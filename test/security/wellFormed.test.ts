import { type CommandType, commands, type QueryName, queries } from '@prumo/contracts/index'
import { webAddress } from '@prumo/contracts/values'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stringsIn } from './stringsIn'

/** What Postgres cannot keep, in each form that a field may ask for. */
const malformed = ['\0', '\ud800', '\udc00'].flatMap((bad) => [
  `a${bad}b`,
  bad,
  `https://x.example/${bad}`,
  `ana${bad}@obra.example`,
  `2026-03-02${bad}`,
])

const taking = (input: z.ZodType) =>
  stringsIn(input).flatMap(({ path, schema }) =>
    malformed.some((text) => schema.safeParse(text).success) ? [path.join('.')] : [],
  )

describe('A text that Postgres cannot keep', () => {
  it.each(Object.keys(commands) as CommandType[])('API-09 is refused in every string of the command %s', (type) =>
    expect(taking(commands[type])).toEqual([]),
  )

  it.each(Object.keys(queries) as QueryName[])('API-09 is refused in every string of the query %s', (name) =>
    expect(taking(queries[name].input)).toEqual([]),
  )

  it('API-09 is found where a field would take it, however deep it stands', () => {
    const deep = z.strictObject({ a: z.array(z.strictObject({ b: z.string().nullable() })), c: z.url().optional() })
    expect(taking(deep)).toEqual(['a.0.b', 'c'])
    expect(taking(z.strictObject({ d: z.record(z.string(), z.int()) }))).toEqual(['d.*'])
  })
})

describe('A web address', () => {
  const takes = (address: string) => webAddress(100).safeParse(address).success

  it.each(['https://x.example', 'https://x.example:8443/a?b=c#d', 'https://obra.example/ação'])(
    'is one that everybody reads alike: %s',
    (address) => expect(takes(address)).toBe(true),
  )

  it.each([
    'http://x.example',
    'https://ana:senha@x.example',
    'https://@x.example',
    'https://x.example\\@y.example',
    'https://x.example/ a',
    'https://x.example/\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    '//x.example',
    `https://x.example/${'a'.repeat(100)}`,
  ])('is none that names somebody, or reads as another: %j', (address) => expect(takes(address)).toBe(false))
})
