import { useLayoutEffect, useRef, useState } from 'react'
import { type Texts, textsThatDiffer } from '../drafts/formTexts'
import { keptDrafts } from '../drafts/keptDrafts'
import type { FieldDraft } from './fieldDrafts'
import type { RecordValues } from './seenRecord'
import { typedTexts } from './typedTexts'

export type UnsentOptions = {
  /** What the form is of, in this tab; asked once the fields are drawn. */
  idOf: (form: HTMLFormElement) => string
  /** What was seen of the record when the form was opened. */
  seen: RecordValues
  /** Gives the fields texts, over what was seen of the record. */
  onGive: (texts: Texts, seen: RecordValues) => void
  given: FieldDraft['given']
}

/** Keeps what is typed into a form until it is sent, gives it back, and takes it away again, which can be undone. */
export function useUnsentTexts({ idOf, seen, onGive, given }: UnsentOptions) {
  const place = useRef<HTMLSpanElement>(null)
  const begun = useRef<{ id: string; texts: Texts }>({ id: '', texts: {} })
  const [discarded, setDiscarded] = useState<Texts>()
  const [isRestored, setRestored] = useState(false)
  const over = useRef(seen)
  over.current = seen
  const formIn = () => place.current?.closest('form') ?? null

  const keep = (texts: Texts) => {
    if (Object.keys(texts).length > 0) keptDrafts.keep(begun.current.id, { texts, seen: over.current })
    else keptDrafts.drop(begun.current.id)
  }
  const typedIn = (form: HTMLFormElement) => textsThatDiffer(typedTexts(form), begun.current.texts)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields are there and none has the focus yet
  useLayoutEffect(() => {
    const form = formIn()
    if (!form) return
    begun.current = { id: idOf(form), texts: typedTexts(form) }
    const kept = keptDrafts.of(begun.current.id)
    if (kept) onGive(kept.texts, { ...seen, ...kept.seen })
    setRestored(kept !== undefined)
    const onInput = () => {
      keep(typedIn(form))
      setDiscarded(undefined)
    }
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [])

  const discard = () => {
    const form = formIn()
    if (!form) return
    const [typed, { texts }] = [typedIn(form), begun.current]
    keep({})
    onGive(Object.fromEntries(Object.keys({ ...given, ...typed }).map((name) => [name, texts[name] ?? []])), seen)
    setDiscarded(typed)
  }
  const undo = () => {
    if (!discarded) return
    keep(discarded)
    onGive(discarded, seen)
    setDiscarded(undefined)
  }
  return { place, isRestored, isDiscarded: discarded !== undefined, discard, undo }
}
