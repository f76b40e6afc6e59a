import { calls } from '@prumo/contracts/calls'
import { afterAll, describe, expect, it } from 'vitest'
import { loggedEvents } from '../log/loggedEvents'
import type { ProblemBody, Reply } from '../world/person'
import { aProject, world } from '../world/world'
import { openCollector } from './openCollector'

const collector = await openCollector()
afterAll(collector.close)
const { databaseUrl, founder, visitor } = await world({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
const quiet = await world()
const log = loggedEvents(databaseUrl)
const ana = await founder()

const { path } = calls.browserSpan
const spanId = '00f067aa0ba902b7'
const aSpan = (changes: object = {}) => ({
  commandId: crypto.randomUUID(),
  command: 'CreateProject',
  spanId,
  startedAt: new Date().toISOString(),
  answeredAfterMs: 12,
  visibleAfterMs: 40,
  ...changes,
})
const tell = async (body: unknown, who = ana) => (await who.request('POST', path, body)) as Reply<ProblemBody>
const traceOf = (commandId: string) => {
  const traceId = commandId.replaceAll('-', '')
  return collector.spans.filter((span) => span.traceId === traceId)
}

describe('A browser’s part of a trace', () => {
  it('leads from its sending to the rows that it changed', async () => {
    const id = crypto.randomUUID()
    const body = { id, data: aProject(crypto.randomUUID()) }
    const traceparent = `00-${id.replaceAll('-', '')}-${spanId}-01`
    expect((await ana.request('POST', '/rest/commands/CreateProject', body, { traceparent })).status).toBe(200)
    expect((await tell(aSpan({ commandId: id }))).status).toBe(204)

    const names = () => [...new Set(traceOf(id).map(({ name }) => name))].sort()
    await expect.poll(names).toEqual(['append', 'browser', 'command', 'project'])
    const [browser, command] = ['browser', 'command'].map((name) => traceOf(id).find((span) => span.name === name))
    expect([browser?.spanId, browser?.parentSpanId ?? '']).toEqual([spanId, ''])
    expect(command?.parentSpanId).toBe(spanId)
    for (const span of traceOf(id).filter(({ name }) => name === 'append' || name === 'project'))
      expect(span.parentSpanId).toBe(command?.spanId)
  })

  it('is nobody’s who is not signed in', async () => {
    const span = aSpan()
    expect(await tell(span, visitor())).toMatchObject({ status: 401, body: { code: 'access.signIn' } })
    const otherSpan = aSpan()
    expect((await ana.request('POST', path, otherSpan, { 'X-Prumo': '0' })).status).toBe(403)
    expect((await ana.request('POST', path, otherSpan, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await tell(aSpan({ commandId: crypto.randomUUID() }))).status).toBe(204)
    await expect.poll(() => collector.spans.filter(({ name }) => name === 'browser').length).toBeGreaterThan(1)
    expect([...traceOf(span.commandId), ...traceOf(otherSpan.commandId)]).toEqual([])
  })

  it.each([
    ['a command that is none', { command: 'toString' }, 'command'],
    ['a command’s id that is none', { commandId: 'x' }, 'commandId'],
    ['a span of zeros', { spanId: '0'.repeat(16) }, 'spanId'],
    ['a span that is too long', { spanId: `${spanId}0` }, 'spanId'],
    ['a span in capitals', { spanId: spanId.toUpperCase() }, 'spanId'],
    ['a time that is none', { startedAt: 'yesterday' }, 'startedAt'],
    ['a time that goes back', { answeredAfterMs: -1 }, 'answeredAfterMs'],
    ['a part of a millisecond', { answeredAfterMs: 1.5 }, 'answeredAfterMs'],
    ['an hour', { visibleAfterMs: 3_600_000 }, 'visibleAfterMs'],
    ['words for an outcome', { outcome: 'Ana Lima was here' }, 'outcome'],
    ['something more', { note: 'Ana Lima was here' }, 'note'],
  ])('does not have %s', async (_, change, field) => {
    const reply = await tell(aSpan(change))
    expect(reply).toMatchObject({ status: 422, body: { code: 'fields.invalid' } })
    expect(reply.body.fields?.map((field) => field.path)).toEqual([field])
  })

  it.each([
    ['a list', '[]', 422],
    ['nothing', 'null', 422],
    ['no JSON', '{', 400],
    ['too deep', `${'['.repeat(40)}${']'.repeat(40)}`, 400],
    ['too large', `{"note":"${'x'.repeat(300_000)}"}`, 413],
  ])('is not %s', async (_, body, status) => expect((await tell(body)).status).toBe(status))

  it('is left out when its clock is days off, and never becomes an event', async () => {
    const head = await log.head()
    const [late, early] = ['1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'].map((startedAt) =>
      aSpan({ startedAt }),
    )
    const last = aSpan()
    for (const span of [late, early, last]) expect((await tell(span)).status).toBe(204)
    await expect.poll(() => traceOf(last.commandId)).toHaveLength(1)
    expect([late, early].flatMap((span) => traceOf(span?.commandId ?? ''))).toEqual([])
    expect(await log.since(head)).toEqual([])
  })

  it('is taken and forgotten where no traces are wanted', async () => {
    const bia = await quiet.founder()
    expect((await tell(aSpan(), bia)).status).toBe(204)
  })

  it('is counted with all that somebody asks', async () => {
    const slow = await world({ REQUESTS_PER_MINUTE: '10' })
    const carla = await slow.founder()
    const statuses = []
    for (let times = 0; times < 12; times++) statuses.push((await tell(aSpan(), carla)).status)
    expect(statuses).toContain(204)
    expect(statuses.at(-1)).toBe(429)
  })

  it('stands in the interface’s description, with who may tell it', async () => {
    const { body } = await visitor().request('GET', '/rest/openapi.json')
    const { paths } = body as { paths: Record<string, { post: { 'x-need': object; requestBody: object } }> }
    expect(paths[path]?.post['x-need']).toEqual({ of: 'self', afterEnd: true })
    expect(JSON.stringify(paths[path]?.post.requestBody)).toContain('visibleAfterMs')
  })
})
