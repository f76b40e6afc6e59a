import type { AddressInfo } from 'node:net'
import type { FileStore } from '@prumo/platform/files/fileStore'
import { problems } from '@prumo/platform/http/problems'
import { openLogger } from '@prumo/platform/telemetry/logger'
import Koa from 'koa'
import { expect, it, onTestFinished } from 'vitest'
import { ann } from '../../test/given/given'
import { fetchFile } from './fetchFile'

const file = {
  name: 'Planta.pdf',
  size: 6,
  sha256: 'ab'.repeat(32),
  mediaType: 'application/pdf',
  targetKind: 'project',
}

const project = { projectId: 'p', organizationId: ann.organizationId, ownerId: ann.userId, roles: {} }

/** What is answered to whoever fetches the first three bytes of a file from this store. */
async function fetched(open: FileStore['open']): Promise<Response> {
  const db = () => ({ where: () => ({ first: async () => file }) })
  const asking = { session: {}, db, asker: { actor: ann, projectNow: project } }
  const app = new Koa()
  app.use(problems(openLogger('silent')))
  app.use(async (ctx) => {
    const handler = fetchFile({ open } as FileStore) as (...of: unknown[]) => Promise<(ctx: Koa.Context) => unknown>
    await (await handler({ projectId: 'p', fileId: 'f' }, asking))(ctx)
  })
  const server = app.listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return fetch(`http://localhost:${port}`, { headers: { Range: 'bytes=0-2', Connection: 'close' } })
}

it.each([
  ['503 file.storeUnavailable', () => Promise.reject(new Error('the S3 store answered 500'))],
  ['404 file.contentUnknown', () => Promise.resolve(undefined)],
])('COM-03 a content that is not handed out leaves nothing to be kept in its name: %s', async (refusal, open) => {
  const answer = await fetched(open)
  const { code } = (await answer.json()) as { code: string }
  expect(`${answer.status} ${code}`).toBe(refusal)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  for (const name of ['ETag', 'Accept-Ranges', 'Content-Range', 'Content-Disposition'])
    expect(answer.headers.get(name), name).toBeNull()
})
