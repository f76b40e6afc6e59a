import { session } from '../session/session'

/** Whoever signs in next in this tab finds nothing that somebody else wrote, however the session before ended. */
const prefix = () => `draft ${session.get()?.profile ?? ''} `
const keyOf = (id: string) => prefix() + id

export const isTabText = (key: string): boolean => key.startsWith('draft ')

/** Forgets what anybody but the person of the session wrote in this tab. */
export function dropTextsOfOthers(): void {
  for (const key of Object.keys(sessionStorage))
    if (isTabText(key) && !key.startsWith(prefix())) sessionStorage.removeItem(key)
}

/** What a person has written in this tab and not sent, by what it is of. It survives a reload, and ends at sign-out. */
export const tabTexts = <Kept>() => ({
  of: (id: string): Kept | undefined => {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  keep: (id: string, kept: Kept): void => sessionStorage.setItem(keyOf(id), JSON.stringify(kept)),
  drop: (id: string): void => sessionStorage.removeItem(keyOf(id)),
})
