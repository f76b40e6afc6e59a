import type { LinkKind } from '@prumo/contracts/schedule/link'
import { Suspense, useEffect, useRef } from 'react'
import { type Deed, deedOf } from '../../platform/keys/keyRegister'
import { ganttEditor } from '../taskParts'
import type { Board } from '../useBoard'
import { fitsCell } from './dependencyNumbers'
import type { GanttPlan, GanttTask } from './ganttPlan'
import { lasting, movedBy, movedTo, type TaskDates } from './newDates'
import type { DrawnRow, EditPlace, GanttControl } from './renderer'
import { type GanttChange, useGanttDeeds } from './useGanttDeeds'
import type { GanttLook } from './useGanttLook'
import { useOpenedCell } from './useOpenedCell'

type Options = {
  projectId: string
  board: Board | undefined
  plan: GanttPlan | undefined
  mayEdit: boolean
  onOpen: (taskId: string) => void
  look: GanttLook
}

type DeedOnTask = Exclude<Deed<'gantt'>, 'open' | 'zoomIn' | 'zoomOut'>

export type GanttEditing = ReturnType<typeof useGanttEditing>

/** What people change in a plan with its chart or its list: by mouse, by keys, and in what opens beside a cell. */
export function useGanttEditing({ projectId, board, plan, mayEdit, onOpen, look }: Options) {
  const { change, link } = useGanttDeeds(projectId)
  const control = useRef<GanttControl>(undefined)
  const { edited, openCell, closeCell } = useOpenedCell(() => control.current)
  useEditorComing(mayEdit)
  const find = (rowId: string): GanttTask | undefined => {
    const row = plan?.rows.find(({ id }) => id === rowId)
    return row?.kind === 'task' ? row : undefined
  }
  const isThere = edited !== undefined && find(edited.rowId) !== undefined
  const changeDates = ({ task }: GanttTask, { startOn, endOn }: TaskDates) => {
    if (startOn !== task.startOn || endOn !== task.endOn) change(task, { startOn, endOn })
  }
  const withTask = (rowId: string, act: (row: GanttTask, plan: GanttPlan) => void) => {
    const row = find(rowId)
    if (row && plan && mayEdit) act(row, plan)
  }
  const edit = (place: EditPlace) =>
    withTask(place.rowId, (row) => {
      // What a cell cannot say, the task itself has an editor for.
      const { rowId, column } = place
      if (column === 'code' || (column === 'dependencies' && !fitsCell(row.task))) return onOpen(rowId)
      openCell(place, column, row)
    })

  const byKey: Record<DeedOnTask, (row: GanttTask, plan: GanttPlan, place: EditPlace) => void> = {
    edit: (_, __, place) => edit(place),
    earlier: (row, { calendar }) => changeDates(row, movedBy(calendar, row.task, -1)),
    later: (row, { calendar }) => changeDates(row, movedBy(calendar, row.task, 1)),
    shorter: (row, { calendar }) => changeDates(row, lasting(calendar, row.task, row.duration - 1)),
    longer: (row, { calendar }) => changeDates(row, lasting(calendar, row.task, row.duration + 1)),
  }
  const onKey = (event: KeyboardEvent, place: EditPlace): boolean => {
    // A letter is meant for the field that is being opened.
    if (isThere && event.key.length === 1 && !event.ctrlKey && !event.metaKey) return true
    const deed = deedOf('gantt', event)
    if (!deed) return false
    if (deed === 'open') onOpen(place.rowId)
    else if (deed === 'zoomIn') look.zoomBy(1)
    else if (deed === 'zoomOut') look.zoomBy(-1)
    else withTask(place.rowId, (row, now) => byKey[deed](row, now, place))
    return true
  }

  const editor = (
    <Suspense>
      {isThere && board && plan && (
        <ganttEditor.Part
          key={edited.id}
          row={edited.row}
          column={edited.column}
          target={edited.target}
          board={board}
          calendar={plan.calendar}
          onChange={(changes: GanttChange) => change(edited.row.task, changes)}
          onClose={() => closeCell(edited)}
        />
      )}
    </Suspense>
  )
  return {
    editor,
    /** Something stands beside a cell. */
    isOpen: isThere,
    edit,
    onKey,
    move: (drawn: DrawnRow, startOn: string) =>
      withTask(drawn.id, (row, { calendar }) => {
        const moved = asDrawn(row, drawn)
        changeDates(moved, movedTo(calendar, moved.task, startOn))
      }),
    resize: (drawn: DrawnRow, dates: TaskDates) => withTask(drawn.id, (row) => changeDates(asDrawn(row, drawn), dates)),
    link: (wanted: { from: string; to: string; kind: LinkKind }) => withTask(wanted.to, () => link(wanted)),
    control: () => control.current,
    setControl: (given: GanttControl | undefined) => {
      control.current = given
    },
  }
}

/** What is pressed opens at once, so that what is typed goes into it. */
function useEditorComing(mayEdit: boolean): void {
  useEffect(() => {
    if (mayEdit) void ganttEditor.fetch()
  }, [mayEdit])
}

/** Who drags a bar sees the days that it was drawn with, whatever others have set meanwhile. */
const asDrawn = (row: GanttTask, { startOn, endOn }: DrawnRow): GanttTask => ({
  ...row,
  task: { ...row.task, startOn, endOn },
})
