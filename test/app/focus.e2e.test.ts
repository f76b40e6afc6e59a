import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectDialogAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { takesQuarter } from '../run/eighth'
import { sourceDiffers } from '../run/sampled'
import { waitsForTurn } from '../run/waits'
import { world } from '../world/world'
import { dialogScene } from './dialogScene'
import { dialogsBeside } from './dialogsBeside'
import { dialogsOfProjects } from './dialogsOfProjects'
import { type DialogWalker, dialogWalker } from './dialogWalker'
import { expectTextKept, takesText } from './keptText'
import { sentDialogs } from './sentDialogs'

const open = browserForTests()
const theWorld = await world()
const scene = await dialogScene(theWorld)
/** Those with answers that are made up are loaded each: what follows them would be loaded as well. */
const dialogs = [...dialogsOfProjects, ...dialogsBeside].sort((a, b) => Number(!!a.forged) - Number(!!b.forged))
const { url } = theWorld.prumo
let page: Page
let walker: DialogWalker
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

it.each(dialogs)('What closes gives the focus back to what opened it: $what', async (of) => {
  const { show, openByKeys, surface, expectOnOpener } = walker
  await show(of)
  const before = await openByKeys(of)
  await expectDialogAccessible(page, of.what)
  await page.keyboard.press('Escape')
  await expectOnOpener(of, before, 'by Escape')
  if (!of.closing) return
  await openByKeys(of)
  const closing = surface().last().getByRole('button', { name: of.closing, exact: true })
  await closing.focus()
  await page.keyboard.press('Enter')
  await expectOnOpener(of, before, 'by its button')
})

const withText = dialogs.filter(takesText)
const names = withText.map(({ what }) => what)

it.for(withText)('Nothing typed is lost when a dialog closes or is loaded anew: $what', async (of, { skip }) => {
  if (!takesQuarter(of.what, names) && !sourceDiffers(of.of)) skip(waitsForTurn)
  const { show, surface, expectOnOpener } = walker
  await show(of)
  const before = await surface().count()
  await expectTextKept(walker, of)
  await page.keyboard.press('Escape')
  await expectOnOpener(of, before, 'in the end')
})

it.each(sentDialogs)('What was sent leaves the focus at its record or beside it: $what', async (of) => {
  const { show, openByKeys, openerOf, surface, expectFocus } = walker
  await show(of, { anew: of.isLoaded ?? false })
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
  const { show, openByKeys, surface, expectOnOpener } = walker
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

/** It asks whoever leaves a project while files are on their way, which is a story of its own. */
const openedByLeaving = 'discussion/UploadWatch.tsx'
/** It opens where somebody takes a closing back, wherever the focus is: `test/finance/undoneClosing` is about it. */
const openedByUndo = 'finance/UndoClosingDialog.tsx'

it('Every source that opens a dialog or a drawer is among those whose focus is followed', () => {
  const root = new URL('../../web/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !/^(platform|parts)\//.test(path) && !path.includes('node_modules'),
  )
  const opens = /<(?:CommandDialog|ConfirmDialog|ItemDrawer|DialogPanel|DialogSurface|OverlayDrawer)\b/
  const openers = files.filter((path) => opens.test(readFileSync(new URL(path, root), 'utf8')))
  const followed = new Set([...dialogs, ...sentDialogs].flatMap(({ of }) => of))
  expect(openers.filter((path) => !followed.has(path) && path !== openedByLeaving && path !== openedByUndo)).toEqual([])
  expect([...followed].filter((path) => !openers.includes(path))).toEqual([])
})
