import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSilent } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { containerImage } from './containerImage'
import { dockerEngine } from './dockerEngine'

let folder = ''
let socket = ''
const closing: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prumo-docker-'))
  socket = join(folder, 'docker.sock')
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

async function engineAt(where: string | number, listener: RequestListener) {
  const server = createServer(listener).listen(where)
  await once(server, 'listening')
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  return server.address()
}

const pings: RequestListener = (request, response) =>
  request.url === '/_ping' ? response.end('OK') : response.writeHead(404).end()

describe('A Docker engine', () => {
  it('is there where a socket answers', async () => {
    await engineAt(socket, pings)
    expect(await dockerEngine(`unix://${socket}`)).toEqual({ host: `unix://${socket}` })
  })

  it('is there where a port answers, and DOCKER_HOST says where', async () => {
    const { port } = (await engineAt(0, pings)) as AddressInfo
    vi.stubEnv('DOCKER_HOST', `tcp://localhost:${port}`)
    expect(await dockerEngine()).toEqual({ host: `tcp://localhost:${port}` })
  })

  it('is not there without a socket', async () =>
    expect(await dockerEngine(`unix://${socket}`)).toEqual({
      reason: `no Docker answers at unix://${socket} (ENOENT)`,
    }))

  it('is not there where nobody listens any more', async () => {
    const { port } = (await engineAt(0, pings)) as AddressInfo
    for (const close of closing.splice(0)) close()
    expect(await dockerEngine(`tcp://localhost:${port}`)).toEqual({
      reason: `no Docker answers at tcp://localhost:${port} (ECONNREFUSED)`,
    })
  })

  it('is not there where somebody listens and says nothing', async () => {
    const silent = createSilent(() => {}).listen(socket)
    await once(silent, 'listening')
    closing.push(() => silent.close())
    expect(await dockerEngine(`unix://${socket}`)).toEqual({
      reason: `no Docker answers at unix://${socket} (it says nothing)`,
    })
  })

  it('is not what answers otherwise, nor what cannot be asked', async () => {
    await engineAt(socket, (_request, response) => response.writeHead(502).end())
    expect(await dockerEngine(`unix://${socket}`)).toEqual({
      reason: `what is at unix://${socket} is no Docker: it answers 502`,
    })
    for (const host of ['ssh://build.example', 'docker'])
      expect(await dockerEngine(host)).toEqual({ reason: expect.stringContaining(`Docker at ${host} cannot be asked`) })
  })
})

/** An engine as testcontainers asks it, which has one image and cannot pull any other. */
const withOneImage: RequestListener = (request, response) => {
  const path = request.url?.replace(/^\/v[\d.]+/, '') ?? ''
  const answers: [RegExp, number, unknown][] = [
    [/^\/_ping/, 200, {}],
    [/^\/info/, 200, { ServerVersion: '28.0.0', OperatingSystem: 'Linux', OSType: 'linux' }],
    [/^\/networks\/bridge/, 200, { IPAM: { Config: [{ Gateway: '127.0.0.1' }] } }],
    [/^\/containers\/json/, 200, []],
    [/^\/images\/prumo\/here:1\/json/, 200, {}],
    [/^\/images\/create/, 500, { message: 'dial tcp: lookup registry-1.docker.io: no such host' }],
    [/^\/images\//, 404, { message: 'No such image' }],
  ]
  const [, status, body] = answers.find(([route]) => route.test(path)) ?? [/./, 404, {}]
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

describe('An image', () => {
  // One engine for both: testcontainers keeps the first that it has found.
  it('can be had where the engine has it; that it cannot be pulled is a reason, which says why', async () => {
    await engineAt(socket, withOneImage)
    vi.stubEnv('DOCKER_HOST', `unix://${socket}`)
    vi.stubEnv('TESTCONTAINERS_RYUK_DISABLED', 'true')
    expect(await containerImage('prumo/here:1')).toEqual({ image: 'prumo/here:1' })

    const { reason } = (await containerImage('prumo/nowhere:1')) as { reason: string }
    expect(reason).toContain(`Docker at unix://${socket} cannot run prumo/nowhere:1: `)
    expect(reason).toContain('registry-1.docker.io: no such host')
  })

  it('is not asked for where there is no engine', async () => {
    vi.stubEnv('DOCKER_HOST', `unix://${socket}`)
    expect(await containerImage('prumo/nowhere:1')).toEqual({
      reason: `no Docker answers at unix://${socket} (ENOENT)`,
    })
  })
})
