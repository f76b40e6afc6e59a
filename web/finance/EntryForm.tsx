import { useCallback } from 'react'
import { DraftForm } from '../platform/drafts/DraftForm'
import { useDraft } from '../platform/drafts/useDraft'
import type { Fields } from '../platform/forms/formFields'
import { CreatedAndChanged } from '../platform/layout/CreatedAndChanged'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import { useLanguage } from '../platform/texts/useLanguage'
import { useTakeBack } from '../platform/undo/useTakeBack'
import { EntryFields } from './EntryFields'
import { type Entry, entryChanges, entryIn, seenOf, textsOfEntry } from './entryValues'
import { useEntryFailure } from './useEntryFailure'
import { useLatestPaidDay } from './useLatestPaidDay'

type Props = { entry: Entry; mayEdit: boolean; refresh: () => Promise<unknown> }

/** All fields of an entry. Another person's change never overwrites what is typed, and drafts survive a reload. */
export function EntryForm({ entry: latest, mayEdit, refresh }: Props) {
  const { tellDone } = useTakeBack()
  const language = useLanguage()
  const failureOf = useEntryFailure('change')
  const latestPaidDay = useLatestPaidDay()
  const { projectId, entryId, changedFields } = latest
  const textsOf = useCallback((entry: Entry) => textsOfEntry(entry, language), [language])
  const draft = useDraft({ id: `entry ${entryId}`, latest, textsOf, changedFields, refresh })
  const read = (fields: Fields) =>
    entryIn(fields, {
      language,
      currency: latest.currency,
      newId,
      lastDay: latestPaidDay(),
      realizedBefore: draft.base.realizedOn,
    })

  const save = (fields: Fields) => {
    const { entry, isRecalculated } = read(fields)
    const { origin } = entry
    // Parts that come out as they were are made of other hours all the same.
    const changes = { ...entryChanges(draft.base, entry), ...(isRecalculated && { origin }) }
    return draft.save(changes, async (before) => {
      const id = newId()
      const seen = seenOf(before as Partial<Entry>)
      const recalculated = isRecalculated && ({ recalculated: true } as const)
      await send('ChangeEntry', { projectId, entryId, ...changes, ...recalculated, seen }, { id })
      tellDone('ChangeEntry', id)
    })
  }

  return (
    <>
      <DraftForm
        draft={draft}
        readOnly={!mayEdit}
        check={(fields) => read(fields).errors}
        failureOf={failureOf}
        onSubmit={save}
      >
        <EntryFields projectId={projectId} entry={draft.base} />
      </DraftForm>
      <CreatedAndChanged as="card" of={latest} />
    </>
  )
}
