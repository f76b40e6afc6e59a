import type { SigningAct } from '@prumo/contracts/documents/signingTexts'
import type { SentFile } from '../discussion/sendFile'
import { keptDrafts } from '../platform/drafts/keptDrafts'

/** What somebody has written and attached to sign, and not signed yet. */
type SigningDraft = { text: string; files: readonly SentFile[] }

const idOf = (documentId: string, act: SigningAct) => `signing/${documentId}/${act}`

/** An opinion or a reason that was not signed. It survives closing the dialog and a reload, and goes with the tab. */
export const signingDrafts = {
  of: (documentId: string, act: SigningAct): SigningDraft | undefined => {
    const texts = keptDrafts.of(idOf(documentId, act))?.texts
    return texts && { text: texts.text?.[0] ?? '', files: (texts.files ?? []).map((file) => JSON.parse(file)) }
  },
  keep: (documentId: string, act: SigningAct, { text, files }: SigningDraft): void => {
    const isEmpty = text === '' && files.length === 0
    const texts = { text: [text], files: files.map((file) => JSON.stringify(file)) }
    if (isEmpty) keptDrafts.drop(idOf(documentId, act))
    else keptDrafts.keep(idOf(documentId, act), { texts, seen: {} })
  },
  drop: (documentId: string, act: SigningAct): void => keptDrafts.drop(idOf(documentId, act)),
}
