import type { Texts } from './formTexts'

/** What somebody has typed into a form and not saved, and what they had seen in these fields of the record. */
export type KeptDraft = { texts: Texts; seen: Readonly<Record<string, unknown>> }

const keyOf = (id: string) => `draft ${id}`

/** Drafts of this tab, by what they are of. They survive a reload, and go with the tab or at sign-out. */
export const keptDrafts = {
  of: (id: string): KeptDraft | undefined => {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  keep: (id: string, draft: KeptDraft): void => sessionStorage.setItem(keyOf(id), JSON.stringify(draft)),
  drop: (id: string): void => sessionStorage.removeItem(keyOf(id)),
}
