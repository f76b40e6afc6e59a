import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana)
await taskIn(ana, projectId, 'Sondagem do terreno')
const board = `${prumo.url}/projects/${projectId}/board`
const card = (page: Page) => page.getByText('Sondagem do terreno')
const line = (page: Page) => page.getByRole('textbox', { name: 'O que precisa ser feito?' }).first()
const later = /\/assets\/(furtherTexts|shellLater|projectLater|contracts|task)-/

/** All that a page says: what is written, and the names of what is not. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? ''),
      ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ]),
  )

it('A board has its cards and all its words before what comes later, which opens with the focus when it is there', async () => {
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto('about:blank')
  let [held, release] = [0, () => {}]
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(later, async (route) => {
    held++
    await released
    await route.continue()
  })
  await page.goto(board)
  await card(page).waitFor()
  await page.getByRole('button', { name: 'Usar tema escuro' }).waitFor()
  expect((await wordsOf(page)).filter((word) => /^[a-z]\w*(\.\w+)+$/.test(word.trim()))).toEqual([])
  await expectAccessible(page, 'a board before what comes later')

  await page.keyboard.press('c')
  await expect.poll(() => held).toBeGreaterThan(1)
  expect(await line(page).count()).toBe(0)
  release()
  await line(page).waitFor()
  await expect.poll(() => line(page).evaluate((element) => element === document.activeElement)).toBe(true)
})

it('What may be asked for next comes by itself, once, and is there when the network is gone', async () => {
  const { page, context } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto('about:blank')
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto(board)
  await card(page).waitFor()
  const partsAsked = () => paths.flatMap((path) => (later.test(path) ? (/^\/assets\/\w+/.exec(path) ?? []) : []))
  const parts = ['furtherTexts', 'shellLater', 'projectLater', 'contracts'].map((name) => `/assets/${name}`)
  await expect.poll(() => partsAsked().sort()).toEqual(parts.sort())
  await page.waitForLoadState('networkidle').catch(() => undefined)

  await context.setOffline(true)
  await page.getByRole('button', { name: /favorit/i }).click()
  await page.locator('.fui-Toast').getByText('Sem conexão com o servidor').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await line(page).waitFor()
  expect(partsAsked()).toHaveLength(parts.length)
})
