import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** Each tab has the program to itself, and shares what the browser keeps. */
async function aTab() {
  vi.resetModules()
  const { preferences } = await import('./preferences')
  preferences.get()
  return preferences
}

it('keeps what each tab has chosen, whichever chose last', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  const [first, second] = [await aTab(), await aTab()]
  first.set({ colorMode: 'dark' })
  second.set({ language: 'en' })
  expect(second.get()).toMatchObject({ colorMode: 'light', language: 'en' })
  expect((await aTab()).get()).toMatchObject({ colorMode: 'dark', language: 'en' })
})
