import { makeStyles, Text } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../platform/forms/choiceFields'
import { DateField } from '../platform/forms/DateField'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FieldErrors } from '../platform/forms/fieldErrors'
import type { Fields } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'
import { useCommandForm } from '../platform/forms/useCommandForm'
import { FailureBar } from '../platform/layout/FailureBar'
import { atField } from './atField'
import { type BulkChanges, bulkChanges } from './bulkChanges'
import { taskFailure } from './taskFailure'
import { useBulkChoices } from './useBulkChoices'

type Props = {
  /** What its button, which stands elsewhere, names it by. */
  id: string
  projectId: string
  onChange: (changes: BulkChanges) => Promise<boolean>
  /** Begins anew: nothing that was refused before is said any more. */
  onBegin: () => void
  onSending: (isSending: boolean) => void
}

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '8px', overflowY: 'auto' } })

/** What is to be set for several tasks. */
export function BulkEditForm({ id, projectId, onChange, onBegin, onSending }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [applied, setApplied] = useState(0)
  const [empty, setEmpty] = useState(false)

  const apply = async (fields: Fields) => {
    const { changes } = bulkChanges(fields)
    const isEmpty = Object.keys(changes).length === 0
    onBegin()
    setEmpty(isEmpty)
    if (!isEmpty && (await onChange(changes))) setApplied((count) => count + 1)
  }
  const form = useCommandForm({
    check: (fields) => bulkChanges(fields).errors,
    onSubmit: apply,
    failureOf: (failure) => taskFailure('ChangeTasks', atField(failure)),
  })
  const { sending } = form
  useEffect(() => onSending(sending), [sending, onSending])
  const element = form.props.ref
  // What has just unfolded is for being filled in.
  useEffect(() => element.current?.querySelector<HTMLElement>('button, input:not([type=hidden])')?.focus(), [element])

  return (
    <form {...form.props} id={id} className={styles.root}>
      <FieldErrors.Provider value={form.errors}>
        <TogetherFields key={applied} projectId={projectId} />
      </FieldErrors.Provider>
      {empty && <Text role="alert">{t('error.tasks.nothingToSet')}</Text>}
      <FailureBar failure={form.failure} />
    </form>
  )
}

function TogetherFields({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const { stepId, assigneeId, priority, tags } = useBulkChoices(projectId)
  const [start, setStart] = useState('')
  const keep = { value: '', text: t('bulk.keep') }
  const choice = (name: string, choices: readonly { value: string; text: string }[]) => (
    <ChoiceField name={name} choices={[keep, ...choices]} />
  )
  return (
    <FieldGrid>
      {choice('stepId', stepId)}
      {choice('assigneeId', assigneeId)}
      {choice('priority', priority)}
      <DateField name="startOn" direction="nearest" onChange={setStart} />
      <DateField name="endOn" direction="nearest" from={start} />
      <TextField name="progress" placeholder={keep.text} inputMode="numeric" maxLength={3} />
      <TextField name="deliveryGroup" placeholder={keep.text} maxLength={200} />
      {tags.length > 0 && choice('addedTagIds', tags)}
      {tags.length > 0 && choice('removedTagIds', tags)}
    </FieldGrid>
  )
}
