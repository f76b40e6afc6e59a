import { TextField } from '../../platform/forms/textFields'
import type { CellEditorProps } from './CellEditor'
import { FieldPopover } from './FieldPopover'

/** How much of a task is done, from 0 to 100, typed beside its cell. */
export function ProgressPopover({ cell, onChange, onClose }: CellEditorProps) {
  const { task } = cell
  const problemOf = (text: string) => (/^\d{1,3}$/.test(text) && Number(text) <= 100 ? undefined : 'progress.invalid')
  const change = (text: string) => {
    if (Number(text) !== task.progress) onChange(task, { progress: Number(text) })
  }
  return (
    <FieldPopover cell={cell} problemOf={problemOf} onSave={change} onClose={onClose}>
      {() => <TextField name="progress" value={String(task.progress)} inputMode="numeric" maxLength={3} size="small" />}
    </FieldPopover>
  )
}
