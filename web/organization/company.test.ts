import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCompany } from './company'

beforeEach(() => vi.stubGlobal('location', { port: '9999' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('API-02 reads the company record by the fixed call', async () => {
  const fetched = vi.fn(async () => Response.json({ name: 'Horizonte' }))
  vi.stubGlobal('fetch', fetched)
  expect(await readCompany()).toEqual({ name: 'Horizonte' })
  expect(fetched).toHaveBeenCalledWith('/rest/companies', expect.objectContaining({ method: 'GET' }))
})

it('API-02 gives up on a server that does not answer within ten seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  let failure: unknown
  const reading = readCompany().catch((refused) => {
    failure = refused
  })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await reading
  expect(failure).toMatchObject({ code: 'service.unreachable' })
})
