import { DateField } from '../../platform/forms/DateField'
import type { CellEditorProps } from './CellEditor'
import { FieldPopover } from './FieldPopover'

type Props = CellEditorProps & { field: 'startOn' | 'endOn' }

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** The first or the last day of a task, typed or picked beside its cell. */
export function DayPopover({ cell, field, onChange, onClose }: Props) {
  const { task } = cell
  const day = task[field]
  const isOutside = (text: string) => (field === 'startOn' ? text > task.endOn : text < task.startOn)
  const problemOf = (text: string) =>
    !isDay(text) ? 'day.invalid' : isOutside(text) ? 'task.endBeforeStart' : undefined
  const change = (text: string) => {
    if (text !== day) onChange(task, { [field]: text })
  }
  return (
    <FieldPopover cell={cell} problemOf={problemOf} onSave={change} onClose={onClose}>
      {(save) => (
        <DateField
          name={field}
          value={day}
          size="small"
          range={field === 'startOn' ? { max: task.endOn } : { min: task.startOn }}
          onChange={(taken) => taken !== day && save(taken)}
        />
      )}
    </FieldPopover>
  )
}
