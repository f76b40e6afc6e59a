import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Session, session } from '../platform/session/session'
import { refreshSession } from './signedIn'

const kept = new Map<string, string>()
const ana: Session = {
  token: '',
  profile: 'ana',
  userEmail: 'ana@obra.test',
  paymentInfo: { premium: true, code: '', endAt: null },
  functionalities: [],
}
let answer = (_: Response) => {}

beforeEach(() => {
  kept.clear()
  for (const device of ['navigator', 'screen']) vi.stubGlobal(device, {})
  vi.stubGlobal('location', { protocol: 'http:', hostname: 'prumo.test', port: '443', pathname: '/', search: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
})
afterEach(() => vi.unstubAllGlobals())

it('SES-01 what the server says of a session that was signed out meanwhile brings nobody back', async () => {
  await session.keep(ana)
  const refreshing = refreshSession()
  session.clear()
  answer(Response.json(ana))
  await refreshing
  expect([session.get(), kept.size]).toEqual([undefined, 0])
})

it('SES-01 what the server says of the session is kept, also where none was at hand', async () => {
  session.clear()
  const refreshing = refreshSession()
  answer(Response.json(ana))
  await refreshing
  expect(session.get()).toEqual(ana)
})
