import type { ChangedFields } from '@prumo/contracts/changedFields'
import { useEffect, useMemo, useRef, useState } from 'react'
import { sameTexts, type Texts, textsIn, textsThatDiffer } from './formTexts'
import { keptDrafts } from './keptDrafts'
import { pick } from './pick'
import { useGivenTexts } from './useGivenTexts'

export type DraftOptions<Shown extends object> = {
  /** What the draft is of, in this tab. */
  id: string
  /** The record as it is now. */
  latest: Shown
  /** How a record stands in the form: a text or more for each field of the form. */
  textsOf: (record: Shown) => Texts
  /** The field of the record that a field of the form is a part of. */
  recordField?: (name: string) => string
  /** Who changed which field of the record last. */
  changedFields: ChangedFields
  /** Asks for the record again. */
  refresh: () => Promise<unknown>
}

const itself = (name: string) => name

/** What is typed over a record: `base` is the record as whoever types has seen it, and only what differs is theirs. */
export function useTyping<Shown extends object>(options: DraftOptions<Shown>) {
  const { id, latest, textsOf, recordField = itself } = options
  const around = useRef<HTMLDivElement>(null)
  const formIn = () => around.current?.querySelector('form') ?? null
  const [kept] = useState(() => keptDrafts.of(id))
  const [base, setBase] = useState<Shown>(kept ? { ...latest, ...kept.seen } : latest)
  const [isOpen, setOpen] = useState(kept !== undefined)
  const [isSaving, setSaving] = useState(false)
  const { given, give } = useGivenTexts(kept?.texts ?? {}, formIn)
  const texts = useMemo(() => textsOf(latest), [latest, textsOf])
  const seenTexts = useMemo(() => textsOf(base), [base, textsOf])
  const names = Object.keys(texts)

  /** What stands in the form, or will once a field is shown. */
  const standing = (): Texts => {
    const toCome = Object.fromEntries(names.map((name) => [name, given[name]?.texts ?? seenTexts[name] ?? []]))
    return { ...toCome, ...textsIn(formIn(), names) }
  }
  /** Shows a record; a field that shows it already, and is perhaps being typed in, is left alone. */
  const show = (record: Shown) => {
    setBase(record)
    give(textsThatDiffer(textsOf(record), standing()))
  }
  const keep = () => {
    if (!formIn()) return
    const typed = textsThatDiffer(standing(), seenTexts)
    const isTyped = Object.keys(typed).length > 0
    if (isTyped) keptDrafts.keep(id, { texts: typed, seen: pick(base, Object.keys(typed).map(recordField)) })
    else keptDrafts.drop(id)
    setOpen(isTyped)
    // Whoever has typed back what stood there has nothing to keep from what others wrote.
    if (!isTyped && isOpen && !isSaving) show(latest)
  }
  const follow = () => {
    if (!isOpen && !isSaving) show(latest)
  }
  const acts = useRef({ keep, follow })
  acts.current = { keep, follow }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what fields were given counts like what was typed
  useEffect(() => acts.current.keep(), [given, base])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record has changed, by whomever
  useEffect(() => acts.current.follow(), [latest])

  const isNews = (name: string) => !sameTexts(texts[name], seenTexts[name])
  const partsOf = (field: string) => names.filter((name) => recordField(name) === field)
  return {
    around,
    formIn,
    base,
    setBase,
    isOpen,
    setOpen,
    isSaving,
    setSaving,
    given,
    give,
    texts,
    seenTexts,
    standing,
    show,
    keep,
    isNews,
    partsOf,
    recordField,
    /** Fields of the form in which something else stands by now than what was seen. */
    news: isOpen && !isSaving ? names.filter(isNews) : [],
  }
}

export type Typing<Shown extends object> = ReturnType<typeof useTyping<Shown>>
