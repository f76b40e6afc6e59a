import { type Language, languages } from '@prumo/contracts/identity/signUpChoices'

export type ColorMode = 'light' | 'dark'
type Preferences = { colorMode: ColorMode; logotipoUrl: string; language: Language }

const storageKey = 'user_preferences'
const listeners = new Set<() => void>()

function read(): Preferences {
  const kept = parsed(localStorage.getItem(storageKey))
  const language = languages.find((each) => each === kept.language) ?? 'pt-BR'
  const preferred = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return { colorMode: kept.colorMode ?? preferred, logotipoUrl: kept.logotipoUrl ?? '', language }
}

function parsed(text: string | null): Partial<Preferences> {
  try {
    return JSON.parse(text ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

let current: Preferences | undefined

/** What a browser remembers of how somebody likes it: kept locally, shared by all open tabs of this page. */
export const preferences = {
  get: (): Preferences => {
    current ??= read()
    return current
  },
  set: (changes: Partial<Preferences>): void => {
    current = { ...preferences.get(), ...changes }
    localStorage.setItem(storageKey, JSON.stringify(current))
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
