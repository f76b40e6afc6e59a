import type { ShownField } from '@prumo/contracts/documents/queries'
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { fromPromise } from 'xstate'
import { send } from '../platform/server/api'
import { useLanguage } from '../platform/texts/useLanguage'
import { shownTyped, type Typed, typedAgain, typedValue } from './fieldTyping'
import { fillingDrafts } from './fillingDrafts'
import { fillingMachine } from './fillingMachine'

/** Fills one field: saves soon after the last key, keeps a draft in the tab until then, never overwrites others. */
export function useFilling({ projectId, documentId }: { projectId: string; documentId: string }, field: ShownField) {
  const language = useLanguage()
  const { fieldId, fieldKind, value } = field
  const read = (typed: Typed) => typedValue(fieldKind, typed, language)
  const fill = (filled: Pick<ShownField, 'value'> & { seen: ShownField['value'] }) =>
    send('FillDocumentField', { projectId, documentId, fieldId, ...filled })
  const [state, emit] = useMachine(
    fillingMachine.provide({ actors: { fill: fromPromise(async ({ input }) => void (await fill(input))) } }),
    { input: { value, read, draft: keptDraft(documentId, field, language) } },
  )
  const spoken = useRef(language)
  useEffect(() => {
    const from = spoken.current
    spoken.current = language
    if (from === language) return
    emit({
      type: 'speak',
      read: (typed) => typedValue(fieldKind, typed, language),
      again: (typed) => typedAgain(fieldKind, typed, from, language),
    })
  }, [language, fieldKind, emit])
  const { typed, seen, failure, given } = state.context

  const heard = JSON.stringify(value)
  useEffect(() => emit({ type: 'heard', value: JSON.parse(heard) }), [heard, emit])

  const settled = state.matches('settled')
  useEffect(() => {
    if (settled || typed === undefined) fillingDrafts.drop(documentId, fieldId)
    else fillingDrafts.keep(documentId, fieldId, { typed, seen, language })
  }, [settled, typed, seen, documentId, fieldId, language])

  // Leaving the page right after the last key saves all the same. The draft stays until the save is certain.
  const leaving = useRef<() => void>(() => undefined)
  leaving.current = () => {
    const unsaved = state.matches('changed') && typed !== undefined ? read(typed) : undefined
    if (unsaved !== undefined) void fill({ value: unsaved, seen }).catch(() => undefined)
  }
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && emit({ type: 'leave' })
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      leaving.current()
    }
  }, [emit])

  return {
    typed: typed ?? shownTyped(fieldKind, state.context.value, language),
    theirs: shownTyped(fieldKind, state.context.value, language),
    standing: String(state.value),
    failure,
    /** What was typed here before another person's value was taken over; it can be had back. */
    former: settled ? given?.typed : undefined,
    emit,
  }
}

/** What was typed and not saved, as it stands in the language that is spoken by now. */
function keptDraft(documentId: string, { fieldId, fieldKind }: ShownField, language: string) {
  const draft = fillingDrafts.get(documentId, fieldId)
  return draft && { ...draft, typed: typedAgain(fieldKind, draft.typed, draft.language ?? language, language) }
}
