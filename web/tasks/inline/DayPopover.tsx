import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { DateField } from '../../platform/forms/DateField'
import type { CellTarget } from './cellTarget'
import { FieldPopover } from './FieldPopover'

type Props = {
  field: 'startOn' | 'endOn'
  dates: Pick<ListedTask, 'startOn' | 'endOn'>
  target: CellTarget
  /** Another day than it had was given. */
  onSave: (day: string) => void
  onClose: () => void
  /** What is said above the reason where what was left cannot be saved. */
  failed?: string
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** The first or the last day of a task, typed or picked beside its cell. The last day follows the first past itself. */
export function DayPopover({ field, dates: { startOn, endOn }, target, onSave, onClose, failed }: Props) {
  const day = field === 'startOn' ? startOn : endOn
  const problemOf = (text: string) =>
    !isDay(text) ? 'day.invalid' : field === 'endOn' && text < startOn ? 'task.endBeforeStart' : undefined
  const change = (text: string) => {
    if (text !== day) onSave(text)
  }
  return (
    <FieldPopover
      cell={{ field, target }}
      problemOf={problemOf}
      onSave={change}
      onClose={onClose}
      {...(failed && { failed })}
    >
      {(save) => (
        <DateField
          name={field}
          value={day}
          size="small"
          direction="nearest"
          {...(field === 'endOn' && { from: startOn, range: { min: startOn } })}
          onChange={(taken) => taken !== day && save(taken)}
        />
      )}
    </FieldPopover>
  )
}
