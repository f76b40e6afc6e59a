import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goWithin } from '../browser/goWithin'
import type { DialogCase } from './dialogCase'
import type { DialogScene } from './dialogScene'

/** Opens dialogs and drawers in a page as somebody does who has a keyboard alone. */
export function dialogWalker(page: Page, url: string, scene: DialogScene) {
  const surface = () => page.locator('[role=dialog], [role=alertdialog]')
  const openerOf = ({ role = 'button', opener }: DialogCase) =>
    role === 'row'
      ? page.locator('[role=row][data-record]', { hasText: opener(scene) }).first()
      : page.getByRole(role, { name: opener(scene), exact: true }).first()

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
  async function show(of: DialogCase, { anew = !isOfProduct(page.url()) } = {}) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const wasForged = isForged
    await forge(of)
    await page.setViewportSize({ width: of.width ?? 1280, height: 860 })
    await arrive(of, anew || wasForged || isForged)
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
    await expect
      .poll(
        () =>
          surface()
            .last()
            .evaluate((dialog) => dialog.contains(document.activeElement)),
        { message: 'inside' },
      )
      .toBe(true)
    await settled(page)
    return before
  }
  return { surface, openerOf, show, openByKeys }
}

/** Whoever was signed in without a screen looks at a picture. */
const isOfProduct = (address: string) => /^http/.test(address) && !address.endsWith('.svg')

/** Waits until the focus rests: what opens may hand it on once more. */
async function settled(page: Page) {
  const focused = () => page.evaluateHandle(() => document.activeElement)
  for (let last = await focused(); ; ) {
    await page.waitForTimeout(100)
    const next = await focused()
    if (await page.evaluate(([a, b]) => a === b, [last, next])) return
    last = next
  }
}
