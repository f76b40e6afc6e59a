import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../config'
import { openLogger } from '../telemetry/logger'
import { openApp, serve } from './openApp'
import { staticClient } from './staticClient'

const folder = await mkdtemp(join(tmpdir(), 'prumo-client-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'index.html'), '<!doctype html><head></head>')
const config = readConfig({})
const app = openApp({ log: openLogger('silent'), config, routes: [staticClient(folder, config)] })
const server = await serve(app, 0, '127.0.0.1')
afterAll(async () => {
  await server.stop(0)
  await rm(folder, { recursive: true, force: true })
})

const signedIn = { Cookie: `prumo=${'a'.repeat(40)}` }
const pageAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
  return { page: await answer.text(), vary: answer.headers.get('Vary') ?? '' }
}
const board = '<head><link rel="modulepreload" href="/assets/board.js"></head>'

it('A client that was built without a list of its parts is served without hints', async () => {
  expect((await pageAt('/projects/1/board', signedIn)).page).toBe('<!doctype html><head></head>')
})

it('The page names the parts of its address, to whoever is signed in alone', async () => {
  const preloads = [{ addresses: '^/projects/[^/]+/board$', files: ['assets/board.js'] }]
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(preloads))

  const { page, vary } = await pageAt('/projects/1/board?q=%24%26', signedIn)
  expect(page).toContain(board)
  expect(vary).toContain('Cookie')
  expect((await pageAt('/signin', signedIn)).page).not.toContain('modulepreload')
  expect((await pageAt('/projects/1/board')).page).not.toContain('modulepreload')
})
