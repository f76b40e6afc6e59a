import { EventEmitter, once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Router from '@koa/router'
import type { Middleware } from 'koa'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { HttpProblem, Refused } from '../errors'
import type { Logger } from '../telemetry/logger'
import { readJson } from './jsonBody'
import { openApp, serve } from './openApp'
import { staticClient } from './staticClient'

const root = await mkdtemp(join(tmpdir(), 'prumo-client-'))
const folder = join(root, 'dist')
await mkdir(join(folder, 'assets'), { recursive: true })
await writeFile(join(folder, 'index.html'), '<!doctype html>the page')
await writeFile(join(folder, 'assets', 'a.js'), 'the script')
await writeFile(join(root, 'secret'), 'CANARY')

/** What was logged: its level, its words, and whether the error is there, whose stack is made then. */
const logged: [level: string, message: string, error?: 'with its error'][] = []
const noting = (level: string) => (fields: object, message: string) =>
  void logged.push('err' in fields ? [level, message, 'with its error'] : [level, message])
const log = { error: noting('error'), warn: noting('warn'), info: noting('info') } as unknown as Logger

/** Tells when a body is being read, and when a request is done with, whatever became of it. */
const requests = new EventEmitter()
const routes = new Router()
  .get('/rest/ahead', () => {
    throw new HttpProblem(503, 'readModels.behind')
  })
  .get('/rest/busy', () => {
    throw new HttpProblem(503, 'service.busy')
  })
  .get('/rest/cut', () => {
    throw Object.assign(new Error('terminated'), { code: '57P01' })
  })
  .get('/rest/taken', () => {
    throw new Refused('account.emailTaken')
  })
  .get('/rest/broken', () => {
    throw new Error('broken')
  })
  .post('/rest/json', async (ctx) => {
    setImmediate(() => requests.emit('read'))
    ctx.body = (await readJson(ctx.req)) as object
  })
const config = readConfig({})
const client = staticClient(folder, config)
const app = openApp({ log, config, routes: [routes.routes() as unknown as Middleware, client] })
app.middleware.unshift((_, next) => next().finally(() => setImmediate(() => requests.emit('ended'))))
const server = await serve(app, 0, '127.0.0.1')
afterAll(async () => {
  await server.stop(0)
  await rm(root, { recursive: true, force: true })
})
beforeEach(() => void logged.splice(0))

/** Sends exactly these bytes and hangs up, when all is answered or when told to. */
const sendRaw = (text: string, hangUp?: Promise<unknown>) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    void hangUp?.then(() => socket.destroy())
  })
const get = (target: string) => sendRaw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

describe('An address that leads nowhere', () => {
  it.each([
    '/%ff',
    '/%00',
    '/a%00b',
    '/%',
    '/%zz',
    '/%c3%28',
    '/..%2f..%2fsecret',
    '/..%2fsecret',
    '/assets/..%2f..%2fsecret',
    '//x/%2e%2e',
    '//secret',
    '///',
    '/%5c..%5csecret',
    '/..%5c..%5csecret',
    '/.%2e/.%2e/secret',
    '/%2fetc%2fpasswd',
    '/\u00ff',
    '/a?%ff',
    '/assets/%ff.js',
    `/${'x'.repeat(5000)}`,
    `/${'a/'.repeat(2000)}`,
  ])('T22 is refused, or is the page, and nobody is alarmed: %s', async (target) => {
    const answer = await get(Buffer.from(target, 'utf8').toString('latin1'))
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404) /)
    expect(answer).not.toContain('CANARY')
    expect(logged).toEqual([])
  })

  it('T22 is told from the files and addresses of the page', async () => {
    expect(await get('/assets/a.js')).toContain('the script')
    expect(await get('/projects/x')).toContain('the page')
    expect(await get('/%ff')).toContain('"code":"request.notUnderstood"')
  })
})

describe('A request that cannot be served', () => {
  it('API-09 alarms nobody when it is ahead of the read models, and says when to come back', async () => {
    expect(await get('/rest/ahead')).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 1\r\n/s)
    expect(logged).toEqual([['info', 'query is ahead of the read models']])
  })

  it('API-09 is no failure when too much is asked at once, and its stack is not made', async () => {
    expect(await get('/rest/busy')).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 1\r\n/s)
    expect(logged).toEqual([['warn', 'request refused because the service is busy']])
  })

  it('API-09 is an error in the log when the database was lost', async () => {
    expect(await get('/rest/cut')).toMatch(/^HTTP\/1\.1 503 .*"code":"service\.busy"/s)
    expect(logged).toEqual([['error', 'request failed', 'with its error']])
  })

  it('ACC-02 is noted when its answer tells whether somebody has an account', async () => {
    expect(await get('/rest/taken')).toMatch(/^HTTP\/1\.1 409 /)
    expect(logged).toEqual([['warn', 'the answer disclosed whether an account exists']])
  })

  it('API-09 alarms nobody when its body breaks off', async () => {
    const headers = 'Host: localhost\r\nX-Prumo: 1\r\nContent-Type: application/json\r\nContent-Length: 1000'
    const ended = once(requests, 'ended')
    await sendRaw(`POST /rest/json HTTP/1.1\r\n${headers}\r\n\r\n{"half":`, once(requests, 'read'))
    await ended
    expect(logged.filter(([level]) => level !== 'info')).toEqual([])
  })

  it('API-09 is an error in the log when the fault is ours', async () => {
    expect(await get('/rest/broken')).toMatch(/^HTTP\/1\.1 500 /)
    expect(logged).toEqual([['error', 'request failed', 'with its error']])
  })
})
