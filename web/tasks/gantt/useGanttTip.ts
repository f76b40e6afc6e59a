import { useEffect, useMemo, useRef, useState } from 'react'
import type { PointedRow } from './renderer'

/** Milliseconds: until a row is told of that the pointer rests on, or the focus; and for the way to what is told. */
const delays = { pointer: 400, focus: 700, leave: 250 }

/** Which row is told of beside its bar: what is pointed at or has the focus, until that is over or Escape pressed. */
export function useGanttTip() {
  const [shown, setShown] = useState<PointedRow>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useRef<PointedRow>(undefined)
  /** The pointer is on what is told: whatever else it has left counts for nothing. */
  const isRead = useRef(false)
  /** It was put away, and stays so until something else is pointed at. */
  const putAway = useRef<string>(undefined)

  const acts = useMemo(() => {
    const show = (row: PointedRow | undefined) => {
      clearTimeout(timer.current)
      isRead.current = false
      now.current = row
      setShown(row)
    }
    const soon = (row: PointedRow | undefined, delay: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show(row), delay)
    }
    return {
      point: (row: PointedRow | undefined): void => {
        if (isRead.current) return
        if (!row) {
          putAway.current = undefined
          soon(undefined, delays.leave)
          return
        }
        if (row.rowId === putAway.current) return
        putAway.current = undefined
        if (now.current?.rowId === row.rowId) clearTimeout(timer.current)
        else {
          // Whoever walks on reads what was hidden below.
          if (now.current && row.by === 'focus') show(undefined)
          soon(row, delays[row.by])
        }
      },
      /** The pointer is on what is told. */
      stay: (): void => {
        isRead.current = true
        clearTimeout(timer.current)
      },
      leave: (): void => {
        isRead.current = false
        soon(undefined, delays.leave)
      },
      hide: (rowId?: string): void => {
        putAway.current = rowId ?? now.current?.rowId
        show(undefined)
      },
    }
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!shown) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      acts.hide()
    }
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[role=tooltip]'))) acts.hide()
    }
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('pointerdown', onPress, { capture: true })
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('pointerdown', onPress, { capture: true })
    }
  }, [shown, acts])
  return { shown, ...acts }
}
