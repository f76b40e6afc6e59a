import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { BrowserSpan } from '@prumo/contracts/telemetry/browserSpans'
import { afterEach, describe, expect, it } from 'vitest'
import { HttpProblem, Refused } from '../errors'
import { newId } from '../ids'
import { commandTrace } from './commandTrace'
import { openLogger } from './logger'
import { noTelemetry } from './noTelemetry'
import { openTelemetry } from './openTelemetry'
import type { ProjectedEvent, Telemetry, Work } from './telemetry'

type Value = { stringValue?: string; intValue?: number }
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Value }[]
  events: unknown[]
  status: { code: number; message?: string }
}
type Body = {
  resourceSpans: { resource: { attributes: { key: string; value: Value }[] }; scopeSpans: { spans: Sent[] }[] }[]
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const silent = openLogger('silent')

/** A collector that keeps what it is sent. */
async function collector(status = 200) {
  const bodies: Body[] = []
  const paths: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    paths.push(request.url)
    bodies.push((await json(request)) as Body)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const spans = () => bodies.flatMap(({ resourceSpans }) => resourceSpans.flatMap(spansOf))
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, paths, spans }
}

const spansOf = ({ scopeSpans }: Body['resourceSpans'][number]) => scopeSpans.flatMap(({ spans }) => spans)

async function telling(endpoint: string, serviceName: string): Promise<Telemetry> {
  const telemetry = await openTelemetry({ endpoint, serviceName, logger: silent })
  closing.unshift(() => telemetry.stop())
  return telemetry
}

const event = (commandId: string, position: number, type = 'TaskMoved'): ProjectedEvent => ({
  metadata: { commandId },
  position,
  type,
})

const browserSpanId = '00f067aa0ba902b7'
const traceparentOf = (commandId: string) => `00-${commandId.replaceAll('-', '')}-${browserSpanId}-01`
const sent = (commandId: string): BrowserSpan => ({
  commandId,
  command: 'MoveTask',
  spanId: browserSpanId,
  startedAt: '2026-03-01T09:59:59.900Z',
  answeredAfterMs: 40,
})

const attributesOf = (span: Sent | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

describe('A command', () => {
  it('is one trace, its own id, through processes that know of each other only by events', async () => {
    const { endpoint, spans, bodies, paths } = await collector()
    const command = await telling(`${endpoint}/`, 'command-service')
    const projections = await telling(endpoint, 'projections')
    const commandId = newId()
    const work: Work<number> = async (tell) => {
      const position = await command.span('append', { events: 2 }, async () => 7)
      tell({ position })
      return position
    }
    const moving = { command: 'MoveTask' }
    const answer = await command.commandSpan(commandId, 'command', moving, work, traceparentOf(commandId))
    command.browserSpan({ ...sent(commandId), answeredAfterMs: 40, visibleAfterMs: 300 })
    const times = [new Date('2026-03-01T10:00:00.000Z'), new Date('2026-03-01T10:00:00.250Z')] as const
    projections.eventSpans([event(commandId, 6), event(commandId, 7, 'TaskEnded')], 'project', ...times, { shard: 3 })
    await Promise.all([command.stop(), projections.stop()])

    expect(answer).toBe(7)
    expect(new Set(spans().map(({ traceId }) => traceId))).toEqual(new Set([commandId.replaceAll('-', '')]))
    const [ofCommand, ofAppend] = ['command', 'append'].map((name) => spans().find((span) => span.name === name))
    const ofBrowser = spans().find(({ name }) => name === 'browser')
    expect([ofBrowser?.spanId, ofBrowser?.parentSpanId ?? '']).toEqual([browserSpanId, ''])
    expect(attributesOf(ofBrowser)).toEqual({
      'prumo.command': 'MoveTask',
      'prumo.answeredAfterMs': 40,
      'prumo.visibleAfterMs': 300,
    })
    expect(BigInt(ofBrowser?.endTimeUnixNano ?? 0) - BigInt(ofBrowser?.startTimeUnixNano ?? 0)).toBe(300_000_000n)
    expect(ofCommand?.parentSpanId).toBe(browserSpanId)
    expect(ofCommand?.spanId).toBe(commandTrace(commandId)?.spanId)
    expect(attributesOf(ofCommand)).toEqual({ 'prumo.command': 'MoveTask', 'prumo.position': 7 })
    expect(ofAppend?.parentSpanId).toBe(ofCommand?.spanId)
    const projected = spans().filter(({ name }) => name === 'project')
    expect(projected.map(attributesOf)).toEqual([
      { 'prumo.type': 'TaskMoved', 'prumo.position': 6, 'prumo.shard': 3 },
      { 'prumo.type': 'TaskEnded', 'prumo.position': 7, 'prumo.shard': 3 },
    ])
    for (const span of projected) {
      expect(span.parentSpanId).toBe(ofCommand?.spanId)
      expect(BigInt(span.startTimeUnixNano)).toBe(BigInt(times[0].getTime()) * 1_000_000n)
      expect(BigInt(span.endTimeUnixNano)).toBe(BigInt(times[1].getTime()) * 1_000_000n)
    }
    expect(new Set(paths)).toEqual(new Set(['/v1/traces']))
    const services = bodies.flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => resource.attributes[0]))
    expect(services.map((service) => service?.value.stringValue).sort()).toEqual([
      'browser',
      'command-service',
      'projections',
    ])
  })

  it('begins where it is decided, if its sender says nothing or something that is not to be believed', async () => {
    const { endpoint, spans } = await collector()
    const telemetry = await telling(endpoint, 'command-service')
    const id = newId()
    const { traceId = '', spanId: ownSpanId = '' } = commandTrace(id) ?? {}
    const headers = [
      undefined,
      '',
      'nonsense',
      `00-${traceId}-${browserSpanId}`,
      `01-${traceId}-${browserSpanId}-01`,
      `00-${traceId}-${browserSpanId}-01-more`,
      `00-${traceId.toUpperCase()}-${browserSpanId.toUpperCase()}-01`,
      `00-${traceId}-${'0'.repeat(16)}-01`,
      `00-${'0'.repeat(32)}-${browserSpanId}-01`,
      traceparentOf(newId()),
      `00-${traceId}-${ownSpanId}-01`,
      `00-${traceId}-${browserSpanId}-01, ${traceparentOf(id)}`,
      `00-${traceId}-${browserSpanId}-01\n`,
      'x'.repeat(100_000),
    ]
    for (const header of headers) await telemetry.commandSpan(id, 'command', {}, async () => {}, header)
    await telemetry.stop()
    expect(spans()).toHaveLength(headers.length)
    for (const span of spans())
      expect([span.traceId, span.spanId, span.parentSpanId ?? '']).toEqual([traceId, ownSpanId, ''])
  })

  it('has no span of a browser that is in no trace, or would be the one in which it is decided', async () => {
    const { endpoint, spans } = await collector()
    const telemetry = await telling(endpoint, 'command-service')
    const id = newId()
    telemetry.browserSpan(sent('00000000-0000-0000-0000-000000000000'))
    telemetry.browserSpan({ ...sent(id), spanId: commandTrace(id)?.spanId ?? '' })
    telemetry.browserSpan({ ...sent(id), outcome: 'service.unreachable' })
    await telemetry.stop()
    expect(spans().map((span) => [span.traceId, attributesOf(span)['prumo.outcome']])).toEqual([
      [id.replaceAll('-', ''), 'service.unreachable'],
    ])
  })

  it('that is refused tells the code, and an error tells its name, without a word of what it says', async () => {
    const { endpoint, spans, bodies } = await collector()
    const telemetry = await telling(endpoint, 'command-service')
    const thrown = [
      new Refused('task.notFound' as Refused['code'], { title: 'Ana Lima' }),
      new HttpProblem(503, 'request.busy' as HttpProblem['code']),
      new TypeError('Ana Lima is no number'),
    ]
    for (const error of thrown)
      await expect(telemetry.commandSpan(newId(), 'command', {}, () => Promise.reject(error))).rejects.toBe(error)
    await telemetry.stop()

    expect(spans().map((span) => [attributesOf(span)['prumo.outcome'], span.status.code])).toEqual([
      ['task.notFound', 0],
      ['request.busy', 2],
      ['TypeError', 2],
    ])
    expect(JSON.stringify(bodies)).not.toContain('Ana')
  })

  it('of the same time keeps to its own trace', async () => {
    const { endpoint, spans } = await collector()
    const telemetry = await telling(endpoint, 'command-service')
    const ids = Array.from({ length: 20 }, newId)
    let begun = 0
    let goOn = () => {}
    const allHaveBegun = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const steps = (id: string) => async () => {
      if (++begun === ids.length) goOn()
      await allHaveBegun
      return id
    }
    await Promise.all(
      ids.map((id) => telemetry.commandSpan(id, 'command', {}, () => telemetry.span(id, {}, steps(id)))),
    )
    await telemetry.stop()
    const inner = spans().filter(({ name }) => name !== 'command')
    expect(inner).toHaveLength(20)
    for (const { name, traceId } of inner) expect(traceId).toBe(name.replaceAll('-', ''))
  })
})

it('An event that cannot be read, or says nothing of its command, has no span, and keeps no other from its own', async () => {
  const { endpoint, spans } = await collector()
  const telemetry = await telling(endpoint, 'projections')
  const fail = () => {
    throw new SyntaxError('no JSON')
  }
  const unreadable = Object.defineProperty({ position: 1, type: 'TaskMoved' }, 'metadata', { get: fail })
  const hostile = [null, {}, 'x', { commandId: 7 }, { commandId: null }].map((metadata) => ({
    ...event('', 2),
    metadata,
  }))
  const all = [unreadable, ...hostile, event(newId(), 3)] as unknown as ProjectedEvent[]
  telemetry.eventSpans(all, 'project', new Date(), new Date())
  await telemetry.stop()
  expect(spans()).toHaveLength(1)
})

describe('An id that is no UUID', () => {
  it('belongs to no trace of a command', async () => {
    const { endpoint, spans } = await collector()
    const telemetry = await telling(endpoint, 'projections')
    const at = new Date()
    telemetry.eventSpans([event('import-7', 1), event('00000000-0000-0000-0000-000000000000', 2)], 'project', at, at)
    await telemetry.commandSpan('import-7', 'command', {}, async () => {})
    await telemetry.stop()
    expect(spans().map(({ name, parentSpanId }) => [name, parentSpanId ?? ''])).toEqual([['command', '']])
  })

  it('is told from one that is, in whatever case', () => {
    const id = newId()
    expect(commandTrace(id.toUpperCase())).toEqual(commandTrace(id))
    for (const text of ['', 'x', `${id}0`, id.replaceAll('-', '')]) expect(commandTrace(text)).toBeUndefined()
  })
})

describe('A collector that is down', () => {
  it.each([
    ['nowhere', async () => 'http://127.0.0.1:1'],
    ['failing', async () => (await collector(500)).endpoint],
  ])('(%s) does not disturb the work, and is told of once', async (_how, endpointOf) => {
    const lines: string[] = []
    const logger = openLogger('info', { write: (line) => void lines.push(line) })
    const telemetry = await openTelemetry({ endpoint: await endpointOf(), serviceName: 'command-service', logger })
    for (let time = 0; time < 600; time++)
      expect(await telemetry.commandSpan(newId(), 'command', {}, async () => time)).toBe(time)
    await telemetry.stop()
    expect(lines.filter((line) => line.includes('traces cannot be sent'))).toHaveLength(1)
  })
})

describe('Without an endpoint', () => {
  it('work runs, and nothing is told', async () => {
    const telemetry = await openTelemetry({ endpoint: undefined, serviceName: 'prumo', logger: silent })
    expect(telemetry).toBe(noTelemetry)
    expect(await telemetry.commandSpan(newId(), 'command', {}, () => telemetry.span('append', {}, async () => 7))).toBe(
      7,
    )
  })

  it('OpenTelemetry is not loaded, as it is with one', async () => {
    const [without, by] = await Promise.all(['undefined', "'http://127.0.0.1:1'"].map(loadedFor))
    expect(without).toEqual([])
    expect(by).toContain('sdk-trace')
  })
})

/**
 * The packages of OpenTelemetry that a process of its own has loaded for this endpoint; they are CommonJS, so they
 * stand in require's cache.
 */
async function loadedFor(endpoint: string): Promise<string[]> {
  const script = `
    import { createRequire } from 'node:module'
    import { openTelemetry } from './platform/telemetry/openTelemetry'
    import { openLogger } from './platform/telemetry/logger'
    await openTelemetry({ endpoint: ${endpoint}, serviceName: 'prumo', logger: openLogger('silent') })
    const files = Object.keys(createRequire(import.meta.url).cache)
    const found = files.map((file) => /@opentelemetry[\\\\/]([\\w-]+)/.exec(file)?.[1]).filter(Boolean)
    console.log(JSON.stringify([...new Set(found)]))
    process.exit(0)`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  return JSON.parse(stdout)
}
