import type { WorkCalendar } from '@prumo/contracts/schedule/workCalendar'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../platform/forms/textFields'
import { formerChoices } from '../../platform/people/formerChoices'
import { ChoiceMenu } from '../ChoiceMenu'
import type { CellTarget } from '../inline/cellTarget'
import { DayPopover } from '../inline/DayPopover'
import { FieldPopover } from '../inline/FieldPopover'
import { predecessorIdsIn } from '../predecessorIdsIn'
import type { Board } from '../useBoard'
import { dependenciesProblem, predecessorIdsOf } from './dependencyNumbers'
import type { GanttTask } from './ganttPlan'
import { lasting, startingOn } from './newDates'
import type { GanttColumn } from './renderer'
import type { GanttChange } from './useGanttDeeds'

type Props = {
  row: GanttTask
  column: Exclude<GanttColumn, 'code'>
  target: CellTarget
  board: Board
  calendar: WorkCalendar
  onChange: (changes: GanttChange) => void
  onClose: () => void
}

/** A task lasts so many working days at most: about forty years. */
const longestDuration = 9_999
const durationIn = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= longestDuration ? Number(text) : undefined

/** What opens beside a cell of the chart to change it. */
export function GanttEditor(props: Props) {
  const { t } = useTranslation()
  const { row, column, target, board, calendar, onChange, onClose } = props
  const { task } = row
  const failed = t('gantt.changeFailed')
  const common = { onClose, failed, cell: { field: column, target } }

  if (column === 'assignee')
    return (
      <ChoiceMenu
        name="assignee"
        label={t('field.assigneeId')}
        choices={[
          { value: '', text: t('board.nobody') },
          ...board.people.map(({ userId, name }) => ({ value: userId, text: name })),
          ...formerChoices(board.formerPeople, task.assigneeId, t),
        ]}
        current={task.assigneeId ?? ''}
        target={target}
        onChoose={(userId) => onChange({ assigneeId: userId || null })}
        onClose={onClose}
      />
    )
  if (column === 'title')
    return (
      <FieldPopover
        {...common}
        problemOf={(text) => (text === '' ? 'required' : undefined)}
        onSave={(title) => title !== task.title && onChange({ title })}
      >
        {() => <TextField name="title" value={task.title} maxLength={500} size="small" />}
      </FieldPopover>
    )
  if (column === 'duration')
    return (
      <FieldPopover
        {...common}
        problemOf={(text) => (durationIn(text) === undefined ? 'workDuration.invalid' : undefined)}
        onSave={(text) => {
          const { endOn } = lasting(calendar, task, durationIn(text) ?? 1)
          if (endOn !== task.endOn) onChange({ endOn })
        }}
      >
        {() => (
          <TextField name="duration" value={String(row.duration)} inputMode="numeric" maxLength={4} size="small" />
        )}
      </FieldPopover>
    )
  if (column === 'dependencies') return <DependenciesEditor {...props} />
  return (
    <DayPopover
      field={column}
      dates={task}
      target={target}
      onSave={(day) => onChange(column === 'startOn' ? startingOn(calendar, task, day) : { endOn: day })}
      onClose={onClose}
      failed={failed}
    />
  )
}

/** The numbers of one predecessor or two. The task's own editor takes more of them, and how they are linked. */
function DependenciesEditor({ row: { task }, column, target, board, onChange, onClose }: Props) {
  const { t } = useTranslation()
  const numberOf = new Map(board.tasks.map(({ taskId, number }) => [taskId, number]))
  const written = predecessorIdsOf(task)
    .map((id) => numberOf.get(id))
    .join(', ')
  return (
    <FieldPopover
      cell={{ field: column, target }}
      problemOf={(text) => dependenciesProblem(text, task, board.tasks)}
      onSave={(text) => text !== written && onChange({ predecessorIds: predecessorIdsIn(text, board.tasks) ?? [] })}
      onClose={onClose}
      failed={t('gantt.changeFailed')}
    >
      {() => <TextField name="dependencies" value={written} maxLength={40} size="small" />}
    </FieldPopover>
  )
}
