import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Session, session } from './session'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  for (const device of ['navigator', 'screen', 'location']) vi.stubGlobal(device, {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const of = (profile: string): Session => ({
  token: '',
  profile,
  userEmail: `${profile}@obra.test`,
  paymentInfo: { premium: true, code: '', endAt: null },
  functionalities: [],
})

it('a session that ends while it is being kept is not kept', async () => {
  const keeping = session.keep(of('ana'))
  session.clear()
  await keeping
  expect([session.get(), session.isKept(), kept.size]).toEqual([undefined, false, 0])
})
