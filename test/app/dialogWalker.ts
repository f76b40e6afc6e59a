import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goWithin } from '../browser/goWithin'
import { settled } from '../browser/settled'
import type { DialogCase } from './dialogCase'
import type { DialogScene } from './dialogScene'

export type DialogWalker = ReturnType<typeof dialogWalker>

/** Opens dialogs and drawers in a page as somebody does who has a keyboard alone. */
export function dialogWalker(page: Page, url: string, scene: DialogScene) {
  const surface = () => page.locator('[role=dialog], [role=alertdialog]')
  const openerOf = ({ role = 'button', opener, isCounted }: DialogCase) =>
    role === 'row'
      ? page.locator('[role=row][data-record]', { hasText: opener(scene) }).first()
      : page.getByRole(role, { name: isCounted ? new RegExp(`^${opener(scene)}`) : opener(scene), exact: true }).first()

  /** Whether the page holds answers that were made up. */
  let isForged = false

  async function forge({ forged = {} }: DialogCase) {
    isForged = Object.keys(forged).length > 0
    for (const [query, change] of Object.entries(forged))
      await page.route(`**/rest/queries/${query}?*`, async (route) => {
        const response = await route.fetch()
        const answer = response.ok() ? await response.json() : {}
        await route.fulfill({ status: 200, json: change(answer) })
      })
  }

  const arrive = (of: DialogCase, isLoaded: boolean) =>
    isLoaded ? page.goto(url + of.path(scene)) : goWithin(page, of.path(scene))

  /** Goes to where it is opened: by a link, unless the page is to be loaded anew or was never loaded. */
  async function show(of: DialogCase, { anew = false } = {}) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const wasForged = isForged
    await forge(of)
    await page.setViewportSize({ width: of.width ?? 1280, height: 860 })
    await arrive(of, anew || wasForged || isForged || !isOfProduct(page.url()))
    await of.before?.(page, scene)
    await openerOf(of).waitFor()
  }

  /** Expects the focus inside. Answers how many dialogs stood open before. */
  async function openByKeys(of: DialogCase): Promise<number> {
    const before = await surface().count()
    await openerOf(of).focus()
    await page.keyboard.press(of.key ?? 'Enter')
    if (of.item) {
      await page.getByRole('menuitem', { name: of.item, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => surface().count(), { message: 'it opens' }).toBe(before + 1)
    await expect.poll(hasFocus, { message: 'inside' }).toBe(true)
    await focusRests(page)
    return before
  }

  const hasFocus = () =>
    surface()
      .last()
      .evaluate((dialog) => dialog.contains(document.activeElement))

  async function expectFocus(name: string, when: string) {
    const focused = async () => {
      const found = await whatHasTheFocus(page)
      return found.startsWith(name) ? name : found
    }
    await expect.poll(focused, { message: when }).toBe(name)
  }

  /** Expects so many dialogs, and the focus on what opened the one that has closed. */
  async function expectOnOpener(of: DialogCase, count: number, when: string) {
    await expect.poll(() => surface().count(), { message: `closed ${when}` }).toBe(count)
    if (of.opener(scene)) return expectFocus(of.opener(scene), when)
    const isOnRow = () => openerOf(of).evaluate((row) => row === document.activeElement)
    await expect.poll(isOnRow, { message: when }).toBe(true)
  }
  return { page, surface, openerOf, show, openByKeys, expectFocus, expectOnOpener }
}

/** Whoever was signed in without a screen looks at a picture. */
const isOfProduct = (address: string) => /^http/.test(address) && !address.endsWith('.svg')

/** What opens may hand the focus on once more, some frames later. */
async function focusRests(page: Page) {
  await settled(page)
  await page.evaluate(async () => {
    let focused = document.activeElement
    for (let frames = 0; frames < 8; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (document.activeElement !== focused) frames = 0
      focused = document.activeElement
    }
  })
}

const whatHasTheFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return 'nothing'
    const label = activeElement instanceof HTMLInputElement && activeElement.labels?.[0]?.textContent
    return activeElement.getAttribute('aria-label') ?? (label || activeElement.textContent) ?? ''
  })
