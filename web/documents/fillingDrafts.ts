import type { Draft } from './fillingMachine'

const keyOf = (documentId: string, fieldId: string) => `filling/${documentId}/${fieldId}`

/** What was typed into a document and not saved yet. It survives a reload, and goes with the tab or at sign-out. */
export const fillingDrafts = {
  get: (documentId: string, fieldId: string): Draft | undefined => {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(documentId, fieldId)) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  keep: (documentId: string, fieldId: string, draft: Draft) =>
    sessionStorage.setItem(keyOf(documentId, fieldId), JSON.stringify(draft)),
  drop: (documentId: string, fieldId: string) => sessionStorage.removeItem(keyOf(documentId, fieldId)),
}
