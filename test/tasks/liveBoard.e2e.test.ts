import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { settled } from '../browser/settled'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const [inFirst, inSecond] = [oneWindow(open, prumo.url, ana), oneWindow(open, prumo.url, ana)]
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

/** A board with two tasks, open in two windows that hear of changes. */
async function twoWindows() {
  const projectId = await project(ana, { pitch: `Reforma ${crypto.randomUUID().slice(0, 8)}` })
  const { steps } = await ana.ask('board', { projectId })
  const [todo = '', doing = ''] = steps.map(({ stepId }) => stepId)
  const [laje, muro] = [fresh(), fresh()]
  for (const [taskId, title] of [
    [laje, 'Concretar a laje'],
    [muro, 'Levantar o muro'],
  ] as const)
    await ana.act('AddTask', { projectId, taskId, stepId: todo, title, ...dates })
  const path = `/projects/${projectId}/board`
  const [first, second] = [await inFirst(path), await inSecond(path)]
  for (const { page } of [first, second]) {
    await cardOf(page, laje).waitFor()
    await settled(page)
  }
  const rename = (taskId: string, title: string) => ana.act('ChangeTask', { projectId, taskId, title })
  return { projectId, todo, doing, laje, muro, first, second, rename }
}

const cardOf = (page: Page, taskId: string) => page.locator(`[data-task="${taskId}"]`)
const titleIn = (page: Page, taskId: string) => cardOf(page, taskId).first().innerText()

/** Whatever this page asks of boards from now on, by its search. */
function asksForBoards(page: Page) {
  const searches: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/rest/queries/board') searches.push(searchParams)
  })
  return searches
}

it('SES-15 a change is on each open board without that the board is asked for again', async () => {
  const { projectId, laje, muro, doing, first, second, rename } = await twoWindows()
  await rename(muro, 'Levantar o muro do fundo')
  for (const { page } of [first, second]) await expect.poll(() => titleIn(page, muro)).toContain('do fundo')
  const searches = [asksForBoards(first.page), asksForBoards(second.page)]
  await rename(laje, 'Concretar a laje nova')
  for (const { page } of [first, second]) await expect.poll(() => titleIn(page, laje)).toContain('laje nova')
  await ana.act('MoveTask', { projectId, taskId: muro, stepId: doing, beforeTaskId: null })
  await ana.act('DeleteTask', { projectId, taskId: laje })
  for (const { page } of [first, second]) await expect.poll(() => cardOf(page, laje).count()).toBe(0)
  expect(searches.flat()).toEqual([])
  expect([...first.troubles, ...second.troubles]).toEqual([])
})

it('SES-15 what is missed while offline is caught up, by asking only for what has changed', async () => {
  const { laje, muro, first, second, rename } = await twoWindows()
  await rename(muro, 'Levantar o muro do fundo')
  await expect.poll(() => titleIn(second.page, muro)).toContain('do fundo')
  const searches = asksForBoards(second.page)
  // The stream that is open ends as well, as it does with the network.
  await second.page.route('**/rest/**', (route) => route.abort('internetdisconnected'))
  await second.context.setOffline(true)
  await rename(laje, 'Concretar a laje nova')
  await expect.poll(() => titleIn(first.page, laje)).toContain('laje nova')
  await second.context.setOffline(false)
  await second.page.unroute('**/rest/**')
  await rename(muro, 'Muro de arrimo')
  await expect.poll(() => titleIn(second.page, laje)).toContain('laje nova')
  await expect.poll(() => titleIn(second.page, muro)).toContain('arrimo')
  expect(searches.filter((search) => !search.has('since'))).toEqual([])
})

it('SES-15 an edit under way stays while others change the same board', async () => {
  const { laje, muro, doing, first, rename, projectId } = await twoWindows()
  const { page } = first
  const held: (() => void)[] = []
  await page.route('**/rest/commands/QuickAddTask', async (route) => {
    await new Promise<void>((release) => held.push(release))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Adicionar tarefa em A fazer' }).press('Enter')
  await page.getByPlaceholder('O que precisa ser feito?').waitFor()
  await page.keyboard.type('Vistoriar o telhado')
  await page.keyboard.press('Enter')
  await expect.poll(() => held.length).toBe(1)
  await page.keyboard.type('Trocar lumi')

  await rename(laje, 'Concretar a laje nova')
  await ana.act('MoveTask', { projectId, taskId: muro, stepId: doing, beforeTaskId: null })
  await expect.poll(() => titleIn(page, laje)).toContain('laje nova')
  const shown = () => page.locator('[data-task]').allInnerTexts()
  expect((await shown()).join()).toContain('Vistoriar o telhado')
  expect(await page.getByPlaceholder('O que precisa ser feito?').inputValue()).toBe('Trocar lumi')

  const seen = await page.evaluate(() => {
    const counts: number[] = []
    const look = () => {
      counts.push(
        [...document.querySelectorAll('[data-task]')].filter((card) => /Vistoriar/.test(card.textContent ?? '')).length,
      )
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { counts })
    return counts.length
  })
  expect(seen).toBe(1)
  held[0]?.()
  await expect.poll(async () => (await ana.ask('board', { projectId })).tasks.length).toBe(3)
  await rename(laje, 'Laje pronta')
  await expect.poll(() => titleIn(page, laje)).toContain('Laje pronta')
  const counts = await page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts)
  expect([...new Set(counts)], 'it was there in every frame, once').toEqual([1])
  expect(first.troubles).toEqual([])
})
