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

/** After the menu closes, focus goes to its button, or to a removed card's column, unless another element has it. */
function backTo(button: HTMLElement, gone = false) {
  const column = button.closest('section')
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (gone || !button.isConnected) column?.focus()
    else button.focus()
  })
}
