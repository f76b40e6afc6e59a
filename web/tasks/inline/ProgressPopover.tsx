import { useTranslation } from 'react-i18next'
import { TextField } from '../../platform/forms/textFields'
import { reportedOf } from '../taskValues'
import type { CellEditorProps } from './CellEditor'
import { FieldPopover } from './FieldPopover'

/** How much of a task is done, from 0 to 100, typed beside its cell. */
export function ProgressPopover({ cell, onChange, onClose }: CellEditorProps) {
  const { t } = useTranslation()
  const { task } = cell
  const reported = reportedOf(task)
  const problemOf = (text: string) => (/^\d{1,3}$/.test(text) && Number(text) <= 100 ? undefined : 'progress.invalid')
  const change = (text: string) => {
    if (Number(text) !== reported) onChange(task, { progress: Number(text) })
  }
  return (
    <FieldPopover cell={cell} problemOf={problemOf} onSave={change} onClose={onClose}>
      {() => (
        <TextField
          name="progress"
          value={String(reported)}
          inputMode="numeric"
          maxLength={3}
          size="small"
          {...(task.reportedProgress !== undefined && { hint: t('task.progressHint') })}
        />
      )}
    </FieldPopover>
  )
}
