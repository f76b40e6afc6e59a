import type { PointedRow } from './renderer'

/** Milliseconds: until a row is told of that the pointer rests on, or the focus; and for the way to what is told. */
export const tipDelays = { pointer: 400, focus: 700, leave: 250 }

/** What decides which row is told of; `tell` hears of it. */
export function tipActs(tell: (row: PointedRow | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let now: PointedRow | undefined
  /** The pointer is on what is told: whatever else it has left counts for nothing. */
  let isRead = false
  /** It was put away, and stays so until something else is pointed at. */
  let putAway: string | undefined

  const show = (row: PointedRow | undefined) => {
    clearTimeout(timer)
    isRead = false
    now = row
    tell(row)
  }
  const soon = (row: PointedRow | undefined, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(row), delay)
  }
  return {
    point: (row: PointedRow | undefined): void => {
      if (isRead) return
      if (!row) {
        putAway = undefined
        soon(undefined, tipDelays.leave)
        return
      }
      if (row.rowId === putAway) return
      putAway = undefined
      if (now?.rowId === row.rowId) clearTimeout(timer)
      else {
        // Whoever walks on reads what was hidden below.
        if (now && row.by === 'focus') show(undefined)
        soon(row, tipDelays[row.by])
      }
    },
    /** The pointer is on what is told. */
    stay: (): void => {
      isRead = true
      clearTimeout(timer)
    },
    leave: (): void => {
      isRead = false
      soon(undefined, tipDelays.leave)
    },
    /** What was told is not on the screen any more: so the pointer is not on it. */
    gone: (): void => {
      isRead = false
    },
    /** Something else takes its place. */
    forget: (): void => show(undefined),
    hide: (): void => {
      putAway = now?.rowId
      show(undefined)
    },
    end: (): void => clearTimeout(timer),
  }
}
