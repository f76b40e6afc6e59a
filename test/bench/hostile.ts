import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement, type Result } from './measurement'
import { startPrumoHere } from './prumoHere'
import { median } from './statistics'
import { waits } from './waits'

const [atOnce, rounds, quietMs, tasks] = [60, 7, 500, 300]
const bar = 100

type Hostile = { what: string; method: string; path: string | (() => string); cookie?: string; body?: Buffer }

/** How long a bystander waits while others send requests that are cheap to send and costly to parse. No rate limits. */
export const hostile: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  try {
    const [attacker, bystander] = [await founderAt(prumo.url), await founderAt(prumo.url)]
    const ask = () => httpRequest('GET', `${prumo.url}/rest/queries/me`, { Cookie: bystander.cookie })
    const rows: Result[] = []
    const measure = async (request: Hostile) => {
      say(request.what)
      rows.push(await delayBy(prumo.url, request, ask))
    }
    for (const request of hostileRequests(attacker.cookie)) await measure(request)
    await measure(await momentsOf(attacker))
    return rows
  } finally {
    await prumo.stop()
  }
}

function hostileRequests(cookie: string): Hostile[] {
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))
  const bodyOf = (data: object) => Buffer.from(JSON.stringify(data))
  const command = { method: 'POST', path: '/rest/commands/CreateProject', cookie }
  return [
    {
      what: '22,000 unknown keys to sign-in',
      method: 'POST',
      path: '/rest/users/authenticate',
      body: bodyOf(unknown(22_000)),
    },
    { what: '22,000 unknown keys to a command', ...command, body: bodyOf({ id: randomUUID(), data: unknown(22_000) }) },
    { what: '9,990 unknown keys to a command', ...command, body: bodyOf({ id: randomUUID(), data: unknown(9990) }) },
    { what: 'the OpenAPI document', method: 'GET', path: '/rest/openapi.json' },
  ]
}

/** A board as of moments of its own, none of which was looked at before. */
async function momentsOf(founder: Founder): Promise<Hostile> {
  const { projectId, stepIds } = await founder.project()
  for (let task = 0; task < tasks; task++) await founder.act('AddTask', aTask(projectId, stepIds[0]))
  const until = Date.now()
  let index = 0
  const path = () => `/rest/queries/board?projectId=${projectId}&asOf=${new Date(until - 2 * index++).toISOString()}`
  return { what: 'a board as of a moment', method: 'GET', path, cookie: founder.cookie }
}

/** The bystander's longest wait while 60 such requests come at once, beyond the usual wait: a median over rounds. */
async function delayBy(url: string, hostile: Hostile, ask: () => Promise<unknown>): Promise<Result> {
  const delays: number[] = []
  const usuals: number[] = []
  for (let round = 0; round < rounds; round++) {
    const quiet = await waits(ask, delay(quietMs))
    const burst = await waits(ask, Promise.all(Array.from({ length: atOnce }, () => send(url, hostile))))
    delays.push(Math.max(...burst) - median(quiet))
    usuals.push(median(quiet))
  }
  const note = `${delays.map(Math.round).join(', ')} ms; ${median(usuals).toPrecision(2)} ms without them`
  return atMost(bar, {
    name: `60 times ${hostile.what}: how long another person waits`,
    value: median(delays),
    unit: 'ms',
    note,
  })
}

/** Sends it on a connection of its own, whatever is answered. */
const send = (url: string, { method, path, cookie = '', body }: Hostile) =>
  new Promise<void>((resolve, reject) => {
    const headers = { 'X-Prumo': '1', 'Content-Type': 'application/json', Cookie: cookie }
    request(url + (typeof path === 'string' ? path : path()), { agent: false, method, headers }, (response) =>
      response.resume().on('end', resolve),
    )
      .on('error', reject)
      .end(body)
  })
