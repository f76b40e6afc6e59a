import { useState } from 'react'

type OpenMenu<Card> = { card: Card; target: HTMLElement }

/** The menu of a card: at most one is open, at the button that opened it. */
export function useCardMenu<Card>() {
  const [menu, setMenu] = useState<OpenMenu<Card>>()
  const closeMenu = (gone?: boolean) => {
    setMenu(undefined)
    if (menu) backTo(menu.target, gone)
  }
  return { menu, openMenu: setMenu, closeMenu }
}

/** After the menu closes, focus goes to its button, unless another element has it or the card is gone. */
function backTo(button: HTMLElement, gone = false) {
  requestAnimationFrame(() => {
    if (!gone && document.activeElement === document.body && button.isConnected) button.focus()
  })
}
