import { type Language, languages } from '@prumo/contracts/identity/signUpChoices'

export type ColorMode = 'light' | 'dark'
type Preferences = {
  colorMode: ColorMode
  logotipoUrl: string
  language: Language
  onlyComments: boolean
  /** Keys of one character work wherever the focus is. */
  singleKeys: boolean
  /** How close the rows of lists stand, where no finger touches them. */
  density: 'compact' | 'comfortable'
  /** By profile, the projects opened last, the latest first, each with its views in the same order. */
  recentsOf: Readonly<Record<string, readonly RecentProject[]>>
}
export type RecentProject = { projectId: string; views: readonly string[] }

const usual = { logotipoUrl: '', onlyComments: false, singleKeys: true, density: 'compact', recentsOf: {} } as const

const storageKey = 'user_preferences'
const listeners = new Set<() => void>()

function read(): Preferences {
  const kept = parsed(localStorage.getItem(storageKey))
  const language = languages.find((each) => each === kept.language) ?? 'pt-BR'
  const preferred = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return { ...usual, colorMode: preferred, ...kept, language }
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
  /** As it is kept, whichever tab chose it. */
  kept: read,
  set: (changes: Partial<Preferences>): void => {
    current = { ...preferences.get(), ...changes }
    // What another tab has chosen since stays as it chose.
    localStorage.setItem(storageKey, JSON.stringify({ ...read(), ...changes }))
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
