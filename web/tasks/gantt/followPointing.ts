import type { PointedRow } from './renderer'

type Parts = {
  /** The row whose bar an element is part of, with the bar, and the room that bars are seen in. */
  barAt: (element: Element) => Omit<PointedRow, 'by'> | undefined
  /** The row whose cell an element is, with what is told beside. */
  cellAt: (element: Element) => Omit<PointedRow, 'by'> | undefined
  onPoint: (row: PointedRow | undefined) => void
}

/** Tells which row the pointer is on, by its bar, or the focus of whoever steers by keys, by its cells. */
export function followPointing(host: HTMLElement, { barAt, cellAt, onPoint }: Parts): () => void {
  let pointedId: string | undefined
  const onOver = ({ target, buttons }: PointerEvent) => {
    const row = target instanceof Element && buttons === 0 ? barAt(target) : undefined
    if (row?.rowId === pointedId) return
    pointedId = row?.rowId
    onPoint(row && { ...row, by: 'pointer' })
  }
  const onLeave = () => {
    if (pointedId !== undefined) onPoint(undefined)
    pointedId = undefined
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const row = cellAt(target)
    if (row) onPoint({ ...row, by: 'focus' })
  }
  const onBlur = () => onPoint(undefined)
  host.addEventListener('pointerover', onOver)
  host.addEventListener('pointerleave', onLeave)
  host.addEventListener('focusin', onFocus)
  host.addEventListener('focusout', onBlur)
  return () => {
    host.removeEventListener('pointerover', onOver)
    host.removeEventListener('pointerleave', onLeave)
    host.removeEventListener('focusin', onFocus)
    host.removeEventListener('focusout', onBlur)
    onPoint(undefined)
  }
}
