import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../platform/forms/choiceFields'
import { DateField } from '../platform/forms/DateField'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FieldErrors } from '../platform/forms/fieldErrors'
import type { Fields } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'
import { useCommandForm } from '../platform/forms/useCommandForm'
import { FailureBar } from '../platform/layout/FailureBar'
import { newId } from '../platform/newId'
import type { Selection } from '../platform/selection/selectionOf'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { useQuery } from '../platform/server/useQuery'
import { useTakeBack } from '../platform/undo/useTakeBack'
import { atField } from './atField'
import { bulkChanges, nobody } from './bulkChanges'
import { priorities } from './priorities'
import { RefusedChanges } from './RefusedChanges'
import { type RefusedChange, refusedTasksIn } from './refusedTasksIn'
import type { SelectedTask } from './SelectedTasks'
import { taskFailure } from './taskFailure'

type Props = { projectId: string; tasks: readonly SelectedTask[]; selection: Selection }

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  // In sight however many fields there are above it.
  action: {
    position: 'sticky',
    bottom: '-8px',
    margin: '-4px 0 -8px',
    padding: '4px 0 8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

/** What is to be set for all of these tasks. */
export function BulkEditForm({ projectId, tasks, selection }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { tellDone } = useTakeBack()
  const [applied, setApplied] = useState(0)
  const [empty, setEmpty] = useState(false)
  const [refused, setRefused] = useState<{ changes: RefusedChange[]; of: number }>()

  const apply = async (fields: Fields) => {
    const { changes } = bulkChanges(fields)
    setRefused(undefined)
    setEmpty(Object.keys(changes).length === 0)
    if (Object.keys(changes).length === 0) return
    const taskIds = tasks.map(({ taskId }) => taskId)
    const id = newId()
    try {
      await send('ChangeTasks', { projectId, taskIds, ...changes }, { id })
    } catch (failure) {
      const named = refusedTasksIn(failure as Failure, tasks)
      if (named.length === 0) throw failure
      setRefused({ changes: named, of: tasks.length })
      return
    }
    const done = t('done.ChangeTasks', { count: tasks.length })
    tellDone('ChangeTasks', id, changes.startOn && !changes.endOn ? `${done} ${t('bulk.endsMoved')}` : done)
    setApplied((count) => count + 1)
  }
  const form = useCommandForm({
    check: (fields) => bulkChanges(fields).errors,
    onSubmit: apply,
    failureOf: (failure) => taskFailure('ChangeTasks', atField(failure)),
  })
  const leaveOut = () => {
    const named = new Set(refused?.changes.map(({ taskId }) => taskId))
    selection.keep(tasks.flatMap(({ taskId }) => (named.has(taskId) ? [] : taskId)))
    setRefused(undefined)
  }

  return (
    <form {...form.props} className={styles.root}>
      <FieldErrors.Provider value={form.errors}>
        <TogetherFields key={applied} projectId={projectId} />
      </FieldErrors.Provider>
      {empty && <Text role="alert">{t('error.tasks.nothingToSet')}</Text>}
      <FailureBar failure={form.failure} />
      {refused && <RefusedChanges refused={refused.changes} of={refused.of} onLeaveOut={leaveOut} />}
      <div className={styles.action}>
        <Button appearance="primary" type="submit" disabledFocusable={form.sending}>
          {t('bulk.apply')}
        </Button>
      </div>
    </form>
  )
}

function TogetherFields({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const { data: board } = useQuery('board', { projectId })
  const [start, setStart] = useState('')
  const keep = { value: '', text: t('bulk.keep') }
  const tags = (board?.tags ?? []).map(({ tagId, description }) => ({ value: tagId, text: description }))
  const choice = (name: string, choices: readonly { value: string; text: string }[]) => (
    <ChoiceField name={name} choices={[keep, ...choices]} />
  )
  return (
    <FieldGrid>
      {choice(
        'stepId',
        (board?.steps ?? []).map(({ stepId, name }) => ({ value: stepId, text: name })),
      )}
      {choice('assigneeId', [
        { value: nobody, text: t('board.nobody') },
        ...(board?.people ?? []).map(({ userId, name }) => ({ value: userId, text: name })),
      ])}
      {choice(
        'priority',
        priorities.map((value) => ({ value, text: t(`priority.${value}`) })),
      )}
      <DateField name="startOn" direction="nearest" onChange={setStart} />
      <DateField name="endOn" direction="nearest" from={start} />
      <TextField name="progress" placeholder={keep.text} inputMode="numeric" maxLength={3} />
      <TextField name="deliveryGroup" placeholder={keep.text} maxLength={200} />
      {tags.length > 0 && choice('addedTagIds', tags)}
      {tags.length > 0 && choice('removedTagIds', tags)}
    </FieldGrid>
  )
}
