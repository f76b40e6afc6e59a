import { type ReactNode, useRef } from 'react'
import { FieldDrafts, type Wording } from '../forms/fieldDrafts'
import { DraftBar } from './DraftBar'
import { FieldNews } from './FieldNews'
import { ReplaceDialog } from './ReplaceDialog'
import type { ShownDraft } from './useDraft'

/** Around a form: keeps what is typed in it, and says what others change in the record meanwhile. */
export function DraftAround({ draft, children }: { draft: ShownDraft; children: ReactNode }) {
  /** How each field shows its texts to people, told by the fields themselves. */
  const wordings = useRef(new Map<string, Wording>())
  const news = (name: string, words: Wording) => {
    wordings.current.set(name, words)
    const isSaid = draft.news.includes(name) || draft.taken[name] !== undefined
    return isSaid ? <FieldNews key="news" draft={draft} name={name} words={words} /> : null
  }
  const type = () => {
    draft.keep()
    draft.forgetDiscarded()
  }
  return (
    <>
      <DraftBar draft={draft} />
      <div ref={draft.around} onInput={type}>
        <FieldDrafts.Provider value={{ given: draft.given, news }}>{children}</FieldDrafts.Provider>
      </div>
      {draft.replacing && <ReplaceDialog draft={draft} fields={draft.replacing} wordings={wordings.current} />}
    </>
  )
}
