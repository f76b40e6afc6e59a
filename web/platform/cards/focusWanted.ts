import type { RefObject } from 'react'

/** Focuses the card that is to have the focus, once it is on the screen. `attribute` is where cards carry their id. */
export function focusWanted(root: Element | null, attribute: string, wantsFocus: RefObject<string | undefined>) {
  const card = root?.querySelector<HTMLElement>(`[${attribute}="${wantsFocus.current}"]`)
  if (!card) return
  wantsFocus.current = undefined
  card.focus()
}
