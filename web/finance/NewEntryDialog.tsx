import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import type { Fields } from '../platform/forms/formFields'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { EntryFields } from './EntryFields'
import { entryIn, installmentIdOf } from './entryValues'
import { RecurrenceField } from './RecurrenceField'
import { seriesIn } from './seriesIn'
import { useEntryFailure } from './useEntryFailure'

type Props = { projectId: string; onClosed: () => void }

/** A new entry of a project's ledger, once or again and again. */
export function NewEntryDialog({ projectId, onClosed }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const failureOf = useEntryFailure('record')
  const [isRepeated, setRepeated] = useState(false)
  const { data: project } = useQuery('project', { projectId })
  const read = (fields: Fields, entryId: string) =>
    entryIn(fields, { language, newId: (index) => installmentIdOf(entryId, index) })
  const once = (fields: Fields, entryId: string) => ({ projectId, entryId, ...read(fields, entryId).entry })
  const series = (fields: Fields, seriesId: string) => seriesIn(fields, read(fields, seriesId))
  return (
    <CommandDialog
      type={isRepeated ? 'RepeatEntry' : 'RecordEntry'}
      draftOf="RecordEntry"
      title={t('ledger.new')}
      data={(fields, id) =>
        isRepeated ? { projectId, seriesId: id, ...series(fields, id).entry(id) } : once(fields, id)
      }
      check={(fields) => (isRepeated ? series(fields, '').errors : read(fields, '').errors)}
      failureOf={failureOf}
      onClosed={onClosed}
    >
      <EntryFields projectId={projectId} />
      <RecurrenceField currency={project?.currency ?? null} isOn={isRepeated} onTurn={setRepeated} />
    </CommandDialog>
  )
}
