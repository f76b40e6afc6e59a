import { tabTexts } from '../platform/drafts/tabTexts'
import type { Draft } from './fillingMachine'

type KeptDraft = Draft & {
  /** In which it was typed. */
  language: string
}

const texts = tabTexts<KeptDraft>()
const idOf = (documentId: string, fieldId: string) => `filling/${documentId}/${fieldId}`

/** What was typed into the fields of documents. */
export const fillingDrafts = {
  get: (documentId: string, fieldId: string): KeptDraft | undefined => texts.of(idOf(documentId, fieldId)),
  keep: (documentId: string, fieldId: string, draft: KeptDraft): void => texts.keep(idOf(documentId, fieldId), draft),
  drop: (documentId: string, fieldId: string): void => texts.drop(idOf(documentId, fieldId)),
}
