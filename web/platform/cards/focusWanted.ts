import type { RefObject } from 'react'

/** The id of the card that is to have the focus as soon as it is on the screen. */
type Wanted = RefObject<string | undefined>

/** Focuses the card that is to have the focus, once it is on the screen. `attribute` is where cards carry their id. */
export function focusWanted(root: Element | null, attribute: string, wantsFocus: Wanted) {
  if (focusIfThere(root, attribute, wantsFocus)) wantsFocus.current = undefined
}

/** The same, for a card that may yet move: it is still to have the focus afterwards. */
export function focusIfThere(root: Element | null, attribute: string, wantsFocus: Wanted): boolean {
  const card = root?.querySelector<HTMLElement>(`[${attribute}="${wantsFocus.current}"]`)
  card?.focus()
  return Boolean(card)
}
