import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const keptIn = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  for (const device of ['navigator', 'screen', 'location']) vi.stubGlobal(device, {})
  vi.stubGlobal('localStorage', keptIn())
  vi.stubGlobal('sessionStorage', keptIn())
})
afterEach(() => vi.unstubAllGlobals())

/** The program in a tab in which this person is signed in: loaded anew, over what the tab has kept. */
async function signedIn(profile: string) {
  vi.resetModules()
  const { session } = await import('../session/session')
  const { actionsOfTab } = await import('./actionsOfTab')
  const paymentInfo = { premium: true, code: '', endAt: null }
  await session.keep({ token: '', profile, userEmail: `${profile}@obra.test`, paymentInfo, functionalities: [] })
  return { session, actionsOfTab }
}
const action = { actionId: 'a1', type: 'MoveTask', projectId: 'p1' } as const

it('a reload keeps what was done, for whoever did it', async () => {
  ;(await signedIn('ana')).actionsOfTab.add('back', action)
  expect((await signedIn('ana')).actionsOfTab.last('back', 'p1')).toEqual(action)
})

it('offers nobody what another person did in this tab, who was signed out in another one', async () => {
  ;(await signedIn('ana')).actionsOfTab.add('back', action)
  expect((await signedIn('bia')).actionsOfTab.last('back', 'p1')).toBeUndefined()
})

it('forgets what was done when the session ends', async () => {
  const { session, actionsOfTab } = await signedIn('ana')
  actionsOfTab.add('back', action)
  session.clear()
  expect((await signedIn('ana')).actionsOfTab.last('back', 'p1')).toBeUndefined()
})
