import type { KeyboardEvent, MouseEvent } from 'react'
import { isKeyWithin } from '../focus/isKeyWithin'
import { deedOf } from '../keys/keyRegister'
import type { Selection } from './selectionOf'

/** Here Escape, and what is typed, is for what stands there. */
const typing = 'input:not([type=checkbox]), textarea, select, [aria-expanded=true]'

/** A row, or a card with its title: whatever carries the record's id. */
const recordAt = (target: EventTarget): string | undefined => {
  if (!(target instanceof Element)) return undefined
  const record = target.closest<HTMLElement>('[data-record]') ?? target.closest('li')?.querySelector('[data-record]')
  return record instanceof HTMLElement ? record.dataset.record : undefined
}

/**
 * What the mouse and the keys do to a selection, for the element around its rows or cards. Ctrl or Cmd with a click
 * takes one more, Shift all up to it; Space on a row and `x` on either, Shift with arrows, Ctrl+A; Escape leaves all.
 */
export const selectionGestures = (selection: Selection) => ({
  onMouseDown: (event: MouseEvent) => {
    // Else Shift marks the text in between.
    if (event.shiftKey && recordAt(event.target)) event.preventDefault()
  },
  onClickCapture: (event: MouseEvent) => {
    const { currentTarget, target, ctrlKey, metaKey, shiftKey } = event
    if (!(ctrlKey || metaKey || shiftKey) || !(target instanceof Element)) return
    const id = recordAt(target)
    if (id === undefined || target.closest('label') || !currentTarget.contains(target)) return
    event.preventDefault()
    event.stopPropagation()
    if (shiftKey) selection.extendTo(id)
    else selection.toggle(id)
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (isKeyWithin(event) && act(selection, event)) event.preventDefault()
  },
})

/** Whether the key was about the selection. */
function act(selection: Selection, event: KeyboardEvent): boolean {
  const { target, key, shiftKey } = event
  const deed = deedOf('selection', event)
  if (deed === 'leave') return leave(selection, target)
  const id = target instanceof HTMLElement ? target.dataset.record : undefined
  // Space on a card is the card's own.
  if (!deed || id === undefined || (key === ' ' && event.defaultPrevented)) return false
  if (deed === 'all') selection.chooseAllAround(id)
  else if (deed === 'extend') selection.extendFrom(id, key === 'ArrowDown' ? 1 : -1)
  else if (shiftKey) selection.extendTo(id)
  else selection.toggle(id)
  return true
}

/** Leaves what is chosen, where Escape is for nothing else. */
function leave(selection: Selection, target: EventTarget): boolean {
  if (selection.ids().size === 0 || (target instanceof Element && target.closest(typing))) return false
  selection.clear()
  return true
}
