import type { Texts } from './formTexts'
import { tabTexts } from './tabTexts'

/** What somebody has typed into a form and not saved, and what they had seen in these fields of the record. */
type KeptDraft = { texts: Texts; seen: Readonly<Record<string, unknown>> }

/** Drafts of forms. */
export const keptDrafts = tabTexts<KeptDraft>()
