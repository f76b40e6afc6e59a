import { dropTextsOfOthers, isTabText } from '../drafts/tabTexts'

/** A session that ended at work: whose it was, where they were, and whether they had written something. */
type EndedSession = { next: string; email: string; hasDrafts: boolean }

const storageKey = 'ended_session'

/** What the page of sign-in needs to know of the session that ended in this tab, until somebody signs in. */
export const endedSession = {
  keep: (next: string, email: string): void => {
    const ended: EndedSession = { next, email, hasDrafts: Object.keys(sessionStorage).some(isTabText) }
    sessionStorage.setItem(storageKey, JSON.stringify(ended))
  },
  get: (): EndedSession | undefined => {
    try {
      return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  /** Somebody has signed in. What another person left unsaved in this tab is not for them. */
  leave: (): void => {
    dropTextsOfOthers()
    sessionStorage.removeItem(storageKey)
  },
}
