import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchQuery, request, send } from './api'

const page = { protocol: 'http:', hostname: 'prumo.test', port: '443', pathname: '/projects', search: '' }
const answering = (answer: Response) => {
  const fetched = vi.fn(async (_address: string, _options: RequestInit) => answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  vi.stubGlobal('location', { ...page })
  warned.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

/** A page's port, and the origin that it asks: its own where none is said. */
const origins = [
  ['443', ''],
  ['9999', ''],
  ['3000', 'http://prumo.test:9999'],
]
it.each(origins)(
  'API-08 sends cookies from port %s to its own origin, or in development to port 9999',
  async (port, origin) => {
    vi.stubGlobal('location', { ...page, port })
    const fetched = answering(Response.json({}))
    await request('GET', '/rest/companies')
    expect(fetched).toHaveBeenCalledWith(
      `${origin}/rest/companies`,
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    )
  },
)

it('API-09 logs a refusal by its code and request, without what was asked, and passes it on', async () => {
  const headers = { 'X-Request-Id': 'a7', 'Content-Type': 'application/problem+json' }
  answering(new Response(JSON.stringify({ code: 'task.unknown' }), { status: 409, headers }))
  const refused = request('GET', '/rest/queries/task?taskId=secreto')
  await expect(refused).rejects.toMatchObject({ code: 'task.unknown', status: 409, requestId: 'a7' })
  expect(warned.mock.calls).toEqual([['GET /rest/queries/task: 409 task.unknown (a7)']])
})

it('SES-15 reads, after a refusal, at least what it was refused by', async () => {
  answering(Response.json({ code: 'record.changedMeanwhile' }, { status: 409, headers: { Position: '7' } }))
  await expect(request('PUT', '/rest/companies')).rejects.toMatchObject({ status: 409 })
  const fetched = answering(Response.json({}))
  await request('GET', '/rest/companies')
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'Min-Position': '7' })
})

it('API-09 logs a server that cannot be reached, and passes it on', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  await expect(request('GET', '/rest/companies')).rejects.toMatchObject({ code: 'service.unreachable', status: 0 })
  expect(warned.mock.calls).toEqual([['GET /rest/companies: 0 service.unreachable ()']])
})

it('API-09 takes an answer that breaks off for a server that cannot be reached: it may be asked again', async () => {
  const brokenOff = () =>
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"tas'))
        body.error(new TypeError('network error'))
      },
    })
  const unreachable = { name: 'Failure', code: 'service.unreachable', status: 0, details: {} }
  answering(new Response(brokenOff()))
  await expect(fetchQuery('me', {})).rejects.toMatchObject(unreachable)
  answering(new Response(brokenOff()))
  await expect(send('DeleteMyAccount', { reason: '', password: '' }, { id: 'c1' })).rejects.toMatchObject(unreachable)
})
