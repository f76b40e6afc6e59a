import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Each tab has the program to itself, and shares what the browser keeps. */
async function aTab(profile = 'ana') {
  vi.resetModules()
  const { session } = await import('../platform/session/session')
  vi.spyOn(session, 'get').mockReturnValue({
    token: '',
    profile,
    userEmail: '',
    paymentInfo: { premium: true, code: '', endAt: null },
    functionalities: [],
  })
  const recents = await import('./recentProjects')
  return { ...recents, openedIn: () => recents.recentProjects().map(({ projectId }) => projectId) }
}

it('PRJ-11 two tabs remember what was opened in either, the latest first', async () => {
  const [first, second] = [await aTab(), await aTab()]
  expect([first.openedIn(), second.openedIn()]).toEqual([[], []])
  first.rememberView('bridge', 'board')
  second.rememberView('school', 'gantt')
  first.rememberView('yard', 'board')
  second.rememberView('bridge', 'finance')
  const later = await aTab()
  expect(later.openedIn()).toEqual(['bridge', 'yard', 'school'])
  expect(later.rememberedViews('bridge')).toEqual(['finance', 'board'])
})

it('PRJ-11 what one person opened in a browser is not offered to the next', async () => {
  const anas = await aTab('ana')
  anas.rememberView('bridge', 'board')
  const bias = await aTab('bia')
  expect(bias.openedIn()).toEqual([])
  bias.rememberView('school', 'board')
  expect((await aTab('ana')).openedIn()).toEqual(['bridge'])
  expect((await aTab('bia')).openedIn()).toEqual(['school'])
})
