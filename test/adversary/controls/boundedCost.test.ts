import type { Middleware } from 'koa'
import { expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { openControl } from '../control'
import { parsedOfSixty } from '../parsedOfSixty'

const made = vi.hoisted(() => ({ documents: 0 }))
vi.mock('@prumo/platform/http/openApiRoute', async () => {
  const { default: Router } = await import('@koa/router')
  const { openApi } = await import('@prumo/platform/http/openApi')
  return {
    openApiRoute: () =>
      new Router().get('/rest/openapi.json', (ctx) => {
        made.documents++
        ctx.body = openApi()
      }),
  }
})
vi.mock('@prumo/platform/http/unboundedJson', () => ({ refuseUnboundedJson: () => {} }))
vi.mock('@prumo/platform/http/countedCalls', () => ({
  countedCalls: (): Middleware => (_, next) => next(),
}))
/** Every field at fault is named, as it was before. */
vi.mock('@prumo/platform/values/parse', async () => {
  const { Invalid } = await import('@prumo/platform/errors')
  const fieldsOf = (issue: z.core.$ZodIssue) =>
    (issue.code === 'unrecognized_keys' ? issue.keys : ['']).map((key) => ({ path: key, code: issue.code }))
  return {
    parse: (schema: z.ZodType, input: unknown) => {
      const read = schema.safeParse(input)
      if (read.success) return read.data
      throw new Invalid(read.error.issues.flatMap(fieldsOf), 0)
    },
  }
})

const { found } = await openControl('bounded cost (H2)')

it('T34 H2 an adversary finds what is parsed, and answered, without a bound', async () => {
  const findings = await found(
    ['10,000 keys', 'depth', 'a key twice'],
    ['CreateProject', 'POST /rest/users/authenticate'],
  )
  expect(findings).toContain('is parsed before it is refused')
  expect(findings).toContainEqual(expect.stringMatching(/^names \d{4,} fields$/))
  expect(findings).toContainEqual(expect.stringMatching(/^refuses with \d{5,} characters$/))
})

it('T34 H2 an adversary finds what is made anew for everybody', async () => {
  const shown = () => (made.documents > 1 ? ['makes documents anew'] : [])
  const findings = await found(['sixty at once, under an id of the system'], ['GET /rest/openapi.json'], shown)
  expect(findings).toEqual(['makes documents anew'])
})

it('T34 H2 an adversary finds what is parsed beyond any limit', async () => {
  expect(await parsedOfSixty(40)).toBeGreaterThan(40)
})
