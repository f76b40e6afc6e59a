import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { sendFile } from '../files/sendFile'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const inWindow = oneWindow(open, prumo.url, ana)
const titles = ['Sondagem', 'Escavação', 'Fundação'] as const

/** A board with three tasks in its first step, the first of which is talked about. */
async function board(width?: number) {
  const projectId = await project(ana, { pitch: `Reforma ${fresh().slice(0, 8)}` })
  const { steps } = await ana.ask('board', { projectId })
  const [first, second] = steps
  const days = { startOn: '2027-02-01', endOn: '2027-02-05' }
  const taskIds = titles.map(() => fresh())
  for (const [index, title] of titles.entries())
    await ana.act('AddTask', { projectId, taskId: taskIds[index] ?? '', stepId: first?.stepId ?? '', title, ...days })
  const target = { kind: 'task' as const, id: taskIds[0] ?? '' }
  const comment = () =>
    ana.act('AddComment', { projectId, target, commentId: fresh(), content: [{ text: 'Vistoria feita' }] })
  const attach = async () => {
    const fileId = fresh()
    await sendFile(ana, { projectId, fileId, content: 'planta' })
    await ana.act('AttachFile', { projectId, target, fileId, name: `${fileId}.txt`, description: '' })
  }
  const opened = await inWindow(`/projects/${projectId}/board`, width)
  const { page } = opened
  const card = (title: string) => page.locator('[data-task]').filter({ hasText: title })
  await card('Sondagem').waitFor()
  return { ...opened, projectId, card, second: second?.name ?? '', comment, attach }
}

const panel = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })
const focusIsAt = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text)

it('COM-01 COM-03 a card and a row show how much is said of a task, as it happens', async () => {
  const { page, projectId, comment, attach, troubles } = await board()
  await comment()
  await page.getByRole('img', { name: '1 comentário', exact: true }).waitFor()
  await comment()
  await attach()
  await page.getByRole('img', { name: '2 comentários' }).waitFor()
  await page.getByRole('img', { name: '1 arquivo', exact: true }).waitFor()
  expect(await page.getByRole('img', { name: /comentário/ }).count()).toBe(1)
  await picture(page, 'counts-board')
  await goWithin(page, `/projects/${projectId}/tasks`)
  const row = page.getByRole('row', { name: /Sondagem/ })
  await row.getByRole('img', { name: '2 comentários' }).waitFor()
  await expectAccessible(page, 'a list of tasks with counts')
  await picture(page, 'counts-list')
  expect(troubles).toEqual([])
})

it('KAN-06 the board beside an open task is used on: other cards are opened and dragged, and no draft is lost', async () => {
  const { page, card, second, troubles } = await board()
  await card('Sondagem').click()
  await panel(page, 'Sondagem').waitFor()
  await focusIsAt(page, 'Sondagem')
  expect(await panel(page, 'Sondagem').getAttribute('aria-modal')).not.toBe('true')
  await expectAccessibleButColours(page, 'a board with a task beside it')
  await picture(page, 'beside-board')

  const title = page.getByRole('textbox', { name: 'Título' })
  await title.fill('Sondagem rotativa')
  await card('Escavação').click()
  await panel(page, 'Escavação').waitFor()
  await focusIsAt(page, 'Escavação')
  expect(await title.inputValue()).toBe('Escavação')
  await card('Sondagem').click()
  await panel(page, 'Sondagem').waitFor()
  await expect.poll(() => title.inputValue()).toBe('Sondagem rotativa')

  const from = await card('Fundação').boundingBox()
  const to = await page.getByRole('region', { name: second }).boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 16, { steps: 4 })
  await page.mouse.move(to.x + 60, to.y + 120, { steps: 12 })
  await page.mouse.up()
  await page.getByRole('region', { name: second }).locator('[data-task]').filter({ hasText: 'Fundação' }).waitFor()
  await panel(page, 'Sondagem').waitFor()

  await page.getByRole('heading', { name: 'Sondagem', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await panel(page, 'Escavação').waitFor()
  await page.keyboard.press('Escape')
  await panel(page, 'Escavação').waitFor({ state: 'detached' })
  await focusIsAt(page, 'Escavação')
  expect(await card('Escavação').evaluate((element) => element === document.activeElement)).toBe(true)
  expect(troubles).toEqual([])
})

it('KAN-06 the last column is reached while a task is open, and Alt with an arrow on a card moves that card', async () => {
  const { page, card, second } = await board(1100)
  await card('Sondagem').press('Enter')
  await panel(page, 'Sondagem').waitFor()
  await focusIsAt(page, 'Sondagem')
  const edge = (await panel(page, 'Sondagem').boundingBox())?.x ?? 0
  const last = page.locator('section[aria-label] section, section[aria-label] [role=region]').last()
  await last.evaluate((element) => element.scrollIntoView({ inline: 'end' }))
  const box = await last.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge + 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1100)
  const person = await page.getByRole('banner').getByRole('button').last().boundingBox()
  expect((person?.x ?? 0) + (person?.width ?? 0)).toBeLessThanOrEqual(edge)
  await picture(page, 'beside-1100')
  await card('Escavação').press('Alt+ArrowRight')
  await page.getByRole('region', { name: second }).locator('[data-task]').filter({ hasText: 'Escavação' }).waitFor()
  await panel(page, 'Sondagem').waitFor()
})

it('KAN-06 a task covers the board in a window as narrow as a phone’s', async () => {
  const { page, card, comment } = await board(390)
  await comment()
  await page.getByRole('img', { name: '1 comentário', exact: true }).waitFor()
  const judge = async () => {
    await page.getByRole('img', { name: '1 comment', exact: true }).waitFor()
    await expectAccessible(page, 'a narrow dark board with counts')
    await picture(page, 'counts-390')
  }
  await inOtherLooks(page, judge, [{ language: 'en', colorMode: 'dark' }])
  await card('Sondagem').click()
  await panel(page, 'Sondagem').waitFor()
  expect(await panel(page, 'Sondagem').getAttribute('aria-modal')).toBe('true')
  expect((await panel(page, 'Sondagem').boundingBox())?.width).toBe(390)
  await picture(page, 'covering-390')
  await page.keyboard.press('Escape')
  await panel(page, 'Sondagem').waitFor({ state: 'detached' })
  await focusIsAt(page, 'Sondagem')
})

it('the board has all its room again when a task and a file in it close at once', async () => {
  const { page, card, attach, troubles } = await board()
  await attach()
  const shell = page.getByRole('main').locator('xpath=../..')
  const room = () => shell.evaluate((element) => getComputedStyle(element).paddingRight)
  expect(await room()).toBe('0px')
  await card('Sondagem').click()
  await panel(page, 'Sondagem').getByRole('tab', { name: 'Arquivos' }).click()
  await panel(page, 'Sondagem')
    .getByRole('button', { name: /\.txt$/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: /\.txt$/ }).waitFor()
  expect(await room()).not.toBe('0px')
  await page.goBack()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await room()).toBe('0px')
  expect(troubles).toEqual([])
})

it.each([1280, 390])(
  'SES-11 Tab passes the fold of an open task, and unfolded goes into it, at %d px',
  async (width) => {
    const { page, card } = await board(width)
    await card('Sondagem').click()
    const opened = panel(page, 'Sondagem')
    const fold = opened.getByText('Mais campos')
    await fold.focus()
    await page.keyboard.press('Tab')
    const isInFold = () => opened.locator('details').evaluate((details) => details.contains(document.activeElement))
    await expect.poll(isInFold).toBe(false)
    expect(await opened.evaluate((drawer) => drawer.contains(document.activeElement)), 'on to what follows').toBe(true)
    await fold.focus()
    await page.keyboard.press('Enter')
    await opened.locator('textarea[name=requirements]').waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => opened.locator('details :focus').count()).toBe(1)
    await expect.poll(() => fold.evaluate((summary) => summary !== document.activeElement)).toBe(true)
  },
)
