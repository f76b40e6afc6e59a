import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import type { Fields } from '../platform/forms/formFields'
import { useLanguage } from '../platform/texts/useLanguage'
import { EntryFields } from './EntryFields'
import { entryIn, installmentIdOf } from './entryValues'
import { useEntryFailure } from './useEntryFailure'

type Props = { projectId: string; onClosed: () => void }

/** A new entry of a project's ledger. */
export function NewEntryDialog({ projectId, onClosed }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const failureOf = useEntryFailure('record')
  const read = (fields: Fields, entryId: string) =>
    entryIn(fields, { language, newId: (index) => installmentIdOf(entryId, index) })
  return (
    <CommandDialog
      type="RecordEntry"
      title={t('ledger.new')}
      data={(fields, entryId) => ({ projectId, entryId, ...read(fields, entryId).entry })}
      check={(fields) => read(fields, '').errors}
      failureOf={failureOf}
      onClosed={onClosed}
    >
      <EntryFields projectId={projectId} />
    </CommandDialog>
  )
}
