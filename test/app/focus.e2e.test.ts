import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { world } from '../world/world'
import type { DialogCase } from './dialogCase'
import { dialogScene } from './dialogScene'
import { dialogsBeside } from './dialogsBeside'
import { dialogsOfProjects } from './dialogsOfProjects'
import { dialogWalker } from './dialogWalker'
import { sentDialogs } from './sentDialogs'

const open = browserForTests()
const theWorld = await world()
const scene = await dialogScene(theWorld)
const dialogs = [...dialogsOfProjects, ...dialogsBeside]
const { url } = theWorld.prumo
let page: Page
let walker: ReturnType<typeof dialogWalker>
beforeAll(async () => {
  page = (await open({ motion: true })).page
  walker = dialogWalker(page, url, scene)
  await enter(page, url, scene.ana.email)
})

/** Holds the answers to all questions until it is told to let go. */
async function holdAnswers(): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/rest/queries/**', async (route) => {
    await released
    await route.continue()
  })
  return letGo
}

const whatHasTheFocus = () =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return 'nothing'
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
  })
async function expectFocus(name: string, when: string) {
  const focused = async () => {
    const found = await whatHasTheFocus()
    return found.startsWith(name) ? name : found
  }
  await expect.poll(focused, { message: when }).toBe(name)
}
async function expectOnOpener(of: DialogCase, count: number, when: string) {
  const { surface, openerOf } = walker
  await expect.poll(() => surface().count(), { message: `closed ${when}` }).toBe(count)
  if (of.opener(scene)) return expectFocus(of.opener(scene), when)
  await expect.poll(() => openerOf(of).evaluate((row) => row === document.activeElement), { message: when }).toBe(true)
}

it.each(dialogs)('What closes gives the focus back to what opened it: $what', async (of) => {
  const { show, openByKeys, surface } = walker
  await show(of)
  const before = await openByKeys(of)
  await expectAccessible(page, of.what)
  await page.keyboard.press('Escape')
  await expectOnOpener(of, before, 'by Escape')
  if (!of.closing) return
  await openByKeys(of)
  const closing = surface().last().getByRole('button', { name: of.closing, exact: true })
  await closing.focus()
  await page.keyboard.press('Enter')
  await expectOnOpener(of, before, 'by its button')
})

it.each(sentDialogs)('What was sent leaves the focus at its record or beside it: $what', async (of) => {
  const { show, openByKeys, openerOf, surface } = walker
  await show(of, { anew: true })
  const before = of.send ? await openByKeys(of) : await surface().count()
  const letGo = await holdAnswers()
  if (of.send) await of.send(surface().last(), scene)
  else await openerOf(of).press('Enter')
  await expect.poll(() => surface().count(), { message: 'it closes' }).toBeLessThanOrEqual(before)
  letGo()
  if (of.shown) await page.locator('main').getByText(of.shown, { exact: true }).first().waitFor()
  if (of.gone) await page.getByText(of.gone, { exact: true }).first().waitFor({ state: 'detached' })
  await expectFocus(of.then(scene), 'after it was sent')
})

it('Keys that move the caret do so in a dialog that a row has opened, and walk along the rows outside it', async () => {
  const { show, openByKeys, surface } = walker
  const erasing = dialogs.find(({ what }) => what === 'erasing a person')
  if (!erasing) throw new Error('no dialog that a row opens')
  await show(erasing)
  await openByKeys(erasing)
  const reason = surface().last().getByRole('textbox', { name: 'Motivo' })
  await reason.fill('Saiu da empresa')
  for (const [key, text] of [
    ['Home', 'Bia. '],
    ['End', ' ontem'],
    ['ArrowUp', 'Em resumo: '],
    ['ArrowDown', '.'],
  ] as const) {
    await page.keyboard.press(key)
    await page.keyboard.type(text)
  }
  expect(await reason.inputValue()).toBe('Em resumo: Bia. Saiu da empresa ontem.')
  await page.keyboard.press('Escape')
  await expectOnOpener(erasing, 0, 'by Escape')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('row')
})

it('Every source that opens a dialog or a drawer is among those whose focus is followed', () => {
  const root = new URL('../../web/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.startsWith('platform/') && !path.includes('node_modules'),
  )
  const opens = /<(?:CommandDialog|ConfirmDialog|ItemDrawer|DialogPanel|DialogSurface|OverlayDrawer)\b/
  const openers = files.filter((path) => opens.test(readFileSync(new URL(path, root), 'utf8')))
  const followed = new Set([...dialogs, ...sentDialogs].flatMap(({ of }) => of))
  expect(openers.filter((path) => !followed.has(path))).toEqual([])
  expect([...followed].filter((path) => !openers.includes(path))).toEqual([])
})
