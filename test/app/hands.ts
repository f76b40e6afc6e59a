import type { Locator, Page } from 'playwright-core'

/** What somebody does with a screen, and how many clicks and keys it took. What is typed does not count. */
export type Hand = {
  count(): number
  forget(): void
  click(target: Locator): Promise<void>
  key(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Types over what a field has. */
  replace(text: string): Promise<void>
  /** Opens the command palette. */
  palette(): Promise<void>
  /** Takes what is offered first. */
  pick(first: Locator): Promise<void>
  /** Brings the focus there, where keys need it. */
  goTo(target: Locator): Promise<void>
  /** Presses a button: that has the focus, by keys. */
  press(target: Locator): Promise<void>
}

const mostSteps = 100
export const isFocused = (element: Element) => element === document.activeElement

/** A hand that never touches the mouse. */
export function byKeyboard(page: Page): Hand {
  let count = 0
  const key = async (name: string) => {
    count++
    await page.keyboard.press(name)
  }
  const goTo = async (target: Locator) => {
    for (let steps = 0; steps < mostSteps && !(await target.evaluate(isFocused)); steps++) {
      // Tab comes to one row of a list, and arrows to the others.
      const isRow = await target.evaluate((element) => {
        const { activeElement: active } = document
        const isBeside = active?.role === 'row' && element.role === 'row'
        return isBeside && active.parentElement?.closest('[role=table],[role=grid],[role=treegrid]')?.contains(element)
      })
      await page.keyboard.press(isRow ? 'ArrowDown' : 'Tab')
    }
    if (!(await target.evaluate(isFocused))) throw new Error('the keys do not come there')
  }
  return {
    count: () => count,
    forget: () => {
      count = 0
    },
    click: async () => {
      throw new Error('there is no mouse')
    },
    key,
    type: (text) => page.keyboard.type(text),
    replace: async (text) => {
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
    palette: () => key('Control+k'),
    pick: () => key('Enter'),
    goTo,
    press: async () => key('Enter'),
  }
}

/** A hand that uses the keyboard for words only. */
export function byMouse(page: Page): Hand {
  let count = 0
  const click = async (target: Locator) => {
    count++
    await target.click()
  }
  return {
    count: () => count,
    forget: () => {
      count = 0
    },
    click,
    key: async () => {
      throw new Error('keys are for words only')
    },
    type: (text) => page.keyboard.insertText(text),
    replace: async (text) => {
      await page.locator(':focus').selectText()
      await page.keyboard.insertText(text)
    },
    palette: () => click(page.getByRole('button', { name: /Buscar|Busca/ }).first()),
    pick: click,
    goTo: async () => {},
    press: click,
  }
}
