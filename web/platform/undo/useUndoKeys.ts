import { useEffect, useRef } from 'react'
import { addresses } from '../addresses'
import { deedOf } from '../keys/keyRegister'
import type { Way } from './actionsOfTab'
import { useTakeBack } from './useTakeBack'

/** Where the keys are the browser’s: what takes text, and all fields of a form that is not sent yet. */
const typing = 'textarea, select, [contenteditable], [role=combobox], [role=textbox], form input'
const typingAlone = 'input:not([type=checkbox], [type=radio])'

/** Ctrl+Z takes back what was last done in this tab; Ctrl+Shift+Z and Ctrl+Y do it again. */
export function useUndoKeys() {
  const { takeLast } = useTakeBack()
  const latest = useRef(takeLast)
  latest.current = takeLast
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = wayOf(event)
      if (!way || event.defaultPrevented || isTyping(event.target)) return
      if (latest.current(way, projectShown())) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function wayOf(event: KeyboardEvent): Way | undefined {
  const deed = deedOf('anywhere', event)
  if (deed === 'undo') return 'back'
  return deed === 'redo' ? 'again' : undefined
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${typing}, ${typingAlone}`) !== null

/** On the screens of a project nothing of another one is taken back unseen. */
const projectShown = (): string | undefined =>
  location.pathname.startsWith(addresses.project('')) ? location.pathname.split('/')[2] : undefined
