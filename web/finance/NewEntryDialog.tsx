import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import type { Fields } from '../platform/forms/formFields'
import { useQuery } from '../platform/server/useQuery'
import { useShownDay } from '../platform/server/useShownDay'
import { useLanguage } from '../platform/texts/useLanguage'
import { EntryFields } from './EntryFields'
import { type Entry, entryIn, installmentIdOf } from './entryValues'
import { RecurrenceField } from './RecurrenceField'
import { refundOf } from './refundOf'
import { seriesIn } from './seriesIn'
import { useEntryFailure } from './useEntryFailure'
import { useLatestPaidDay } from './useLatestPaidDay'

type Props = {
  projectId: string
  /** The entry of which money comes back with the new one. */
  refunded?: Entry
  onClosed: () => void
}

/** A new entry of a project's ledger, once or again and again; or one that gives back what was paid of another. */
export function NewEntryDialog({ projectId, refunded, onClosed }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useShownDay()
  const failureOf = useEntryFailure('record')
  const latestPaidDay = useLatestPaidDay()
  const [isRepeated, setRepeated] = useState(false)
  const { data: project } = useQuery('project', { projectId })
  const [refund] = useState(
    () => refunded && refundOf(refunded, { today, title: t('refund.title', { title: refunded.title }) }),
  )
  const read = (fields: Fields, entryId: string) =>
    entryIn(fields, {
      language,
      currency: project?.currency ?? null,
      newId: (index) => installmentIdOf(entryId, index),
      lastDay: latestPaidDay(),
    })
  const once = (fields: Fields, entryId: string) => ({
    projectId,
    entryId,
    ...read(fields, entryId).entry,
    ...(refund && { refundOf: refund.refundOf }),
  })
  const series = (fields: Fields, seriesId: string) => seriesIn(fields, read(fields, seriesId))
  return (
    <CommandDialog
      type={isRepeated ? 'RepeatEntry' : 'RecordEntry'}
      draftOf="RecordEntry"
      title={refunded ? t('refund.dialog', { title: refunded.title }) : t('ledger.new')}
      data={(fields, id) =>
        isRepeated ? { projectId, seriesId: id, ...series(fields, id).entry(id) } : once(fields, id)
      }
      check={(fields) => (isRepeated ? series(fields, '').errors : read(fields, '').errors)}
      failureOf={failureOf}
      onClosed={onClosed}
    >
      <EntryFields projectId={projectId} {...(refund && { entry: refund, isRefund: true })} />
      {!refund && (
        <RecurrenceField
          name="recurrence"
          currency={project?.currency ?? null}
          isOn={isRepeated}
          onTurn={setRepeated}
        />
      )}
    </CommandDialog>
  )
}
