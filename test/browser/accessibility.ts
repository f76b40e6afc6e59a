import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { foreignNames } from './foreignNames'
import { nothingMoves } from './nothingMoves'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is around every screen. It is judged where all of each screen is: that is a third of the work. */
const around = ['header:not(main header)', 'nav:not(main nav)']

/**
 * Expects nothing that keeps people with disabilities out (WCAG 2.2 A and AA), as far as a machine can tell. What is
 * around every screen is left out.
 */
export const expectAccessible = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, (builder) => builder.withTags(standards).exclude(around))

/** Expects it of the whole page. */
export const expectAllAccessible = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, (builder) => builder.withTags(standards))

/** Expects it of the open dialogs alone: what is behind them is closed to everybody. */
export const expectDialogAccessible = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, (builder) =>
    builder.withTags(standards).include(':is([role=dialog], [role=alertdialog])'),
  )

/** Expects the same of what has colours that are judged elsewhere: contrast is half of the work. */
export const expectAccessibleButColours = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, (builder) =>
    builder.withTags(standards).exclude(around).disableRules(['color-contrast']),
  )

/** Expects what differs where only the colours do. */
export const expectContrast = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, (builder) => builder.withRules(['color-contrast']))

/** Expects that what can be scrolled can be scrolled by keyboard. */
export const expectScrollable = (page: Page, where: string): Promise<void> =>
  expectNoViolation(page, where, (builder) => builder.withRules(['scrollable-region-focusable', 'target-size']))

async function expectNoViolation(page: Page, where: string, ruled: (builder: AxeBuilder) => AxeBuilder): Promise<void> {
  await nothingMoves(page)
  await closedDialogLetsGo(page)
  const builder = (await axeIn(page)).options({ resultTypes: ['violations'] })
  const analyzed = () => ruled(builder).exclude('[data-tabster-dummy]').analyze()
  const first = await analyzed()
  // What began to fade while it was looked at is looked at again.
  if (first.violations.length > 0) await nothingMoves(page)
  const { violations } = first.violations.length > 0 ? await analyzed() : first
  const covered = await coveredByMenu(page)
  expect(await foreignNames(page), `English names of ${where} in Portuguese`).toEqual([])
  const descriptions = violations.flatMap(({ id, nodes }) => {
    const atFault = nodes.filter(({ html }) => id !== 'target-size' || !covered.some((whole) => whole.startsWith(html)))
    return atFault.length > 0 ? [`${id}: ${atFault.map(({ html }) => html.slice(0, 160)).join(' | ')}`] : []
  })
  expect(descriptions, `accessibility of ${where}`).toEqual([])
}

/**
 * What an open menu hides a part of is as large as before once the menu has closed. Of what is long, axe says only how
 * it begins.
 */
const coveredByMenu = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const menus = [...document.querySelectorAll('[role=menu]')]
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const isBehind = (target: Element) =>
      menus.some(
        (menu) => !menu.contains(target) && overlap(target.getBoundingClientRect(), menu.getBoundingClientRect()),
      )
    return menus.length === 0
      ? []
      : [...document.querySelectorAll('input, button, a')].filter(isBehind).map((target) => target.outerHTML)
  })

/** Half as long as what the library sends by itself, hundreds of times in a run. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs instead of axe's own script, where that is in the page already. */
const nothing = 'undefined'

/**
 * Where no frame stands inside another, axe needs no page beside to put results of frames together. Its script
 * runs once in a page, and not twice for each look.
 */
async function axeIn(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  return new AxeBuilder({ page, axeSource: nothing }).setLegacyMode()
}

/** A dialog hides the page behind it from screen readers, and gives it back a moment after it has closed. */
const closedDialogLetsGo = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[role=dialog], [role=alertdialog]') ||
      !document.querySelector('#root[aria-hidden=true], .fui-FluentProvider[aria-hidden=true]'),
  )
