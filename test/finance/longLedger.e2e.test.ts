import type { Page, Request } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { browserForTests, enter, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { openView } from '../browser/openView'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const [entries, each] = [15, 200]
const total = entries * each
/** Far fewer than a page of the list, let alone all. */
const mostDrawn = 60

const dayAfter = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)

/** A project with 3,000 installments, each due on a day of its own: the last is that of the year 2035. */
async function aLongLedger(): Promise<{ projectId: string; taskId: string }> {
  const [projectId, taskId] = [await project(ana), fresh()]
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', {
    projectId,
    stepId,
    taskId,
    title: 'Concretar',
    startOn: '2026-03-02',
    endOn: '2026-03-06',
  })
  for (let entry = 0; entry < entries; entry++)
    await ana.act('RecordEntry', {
      projectId,
      entryId: fresh(),
      ...anEntry(taskId, each * 100),
      title: `Lote ${entry}`,
      installments: Array.from({ length: each }, (_, index) => ({
        installmentId: fresh(),
        dueOn: dayAfter(entry * each + index),
        cents: 100,
      })),
    })
  return { projectId, taskId }
}
const { projectId, taskId } = await aLongLedger()

const list = (page: Page) => page.getByRole('table', { name: 'Parcelas' })
const rows = (page: Page) => list(page).locator('[data-record]')
const openLedger = (page: Page) => openView(page, 'Dinheiro', 'Lançamentos')
const openTasks = (page: Page) => openView(page, 'Plano', 'Lista')

/** Ana's window for all tests. */
let anasWindow: OpenWindow
beforeAll(async () => {
  anasWindow = await open()
  await enter(anasWindow.page, prumo.url, ana.email)
})
beforeEach(() => void anasWindow.troubles.splice(0))

const tasksPath = `/projects/${projectId}/tasks`
const tasksShown = () => anasWindow.page.getByRole('row', { name: /Concretar/ }).waitFor()

/** Comes back to the tasks by a link, where the page was loaded before. */
async function backAtTasks(): Promise<OpenWindow> {
  const { page } = anasWindow
  await (page.url().endsWith('.svg') ? page.goto(`${prumo.url}${tasksPath}`) : goWithin(page, tasksPath))
  await tasksShown()
  return anasWindow
}

it('FIN-09 what a ledger lists and what it comes to are asked for at once, and before its code has come', async () => {
  const { page, troubles } = anasWindow
  await page.goto(`${prumo.url}${tasksPath}`)
  await tasksShown()
  const asksFor = (name: string) => (request: Request) => request.url().includes(`/rest/queries/${name}?`)
  const both = Promise.all([page.waitForRequest(asksFor('installments')), page.waitForRequest(asksFor('ledgerTotals'))])
  // The code comes, and either is answered, only when both are under way: if one waited for the other, neither came.
  const afterBoth = ['**/assets/FinanceScreen*', '**/rest/queries/installments?*', '**/rest/queries/ledgerTotals?*']
  for (const address of afterBoth)
    await page.route(address, async (route) => {
      await both
      await route.continue()
    })
  const lists: string[] = []
  page.on('request', (request) => asksFor('installments')(request) && lists.push(request.url()))
  await openLedger(page)
  await rows(page).first().waitFor()
  await page.getByText('Custos').first().waitFor()
  expect(lists, 'the list is asked for once').toHaveLength(1)
  await page.unrouteAll()
  expect(troubles).toEqual([])
})

it('FIN-11 a long ledger draws the rows in sight, and leads to its last one by keys and by the wheel', async () => {
  const { page, troubles } = await backAtTasks()
  await openLedger(page)
  await rows(page).first().waitFor()
  expect(await list(page).getAttribute('aria-rowcount')).toBe(String(total + 1))
  const last = rows(page).and(page.locator(`[data-index="${total - 1}"]`))

  await rows(page).first().focus()
  const endKey = async () => {
    await page.keyboard.press('End')
    expect(await rows(page).count()).toBeLessThan(mostDrawn)
    return last.evaluateAll(([row]) => row !== undefined && row === document.activeElement)
  }
  await expect.poll(endKey, { timeout: 60_000 }).toBe(true)
  expect(await last.textContent()).toContain(`Lote ${entries - 1} ${each}/${each}`)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Título', exact: true }).waitFor()
  expect(await page.getByRole('dialog').getByRole('textbox', { name: 'Título', exact: true }).inputValue()).toBe(
    `Lote ${entries - 1}`,
  )

  await backAtTasks()
  await openLedger(page)
  await rows(page).first().hover()
  expect(await last.count(), 'it begins at its first row').toBe(0)
  const wheel = async () => {
    await page.mouse.wheel(0, 6000)
    expect(await rows(page).count()).toBeLessThan(mostDrawn)
    return last.isVisible()
  }
  await expect.poll(wheel, { timeout: 60_000 }).toBe(true)
  expect(troubles).toEqual([])
})

it('FIN-11 whoever comes back to a ledger sees what has been recorded in it meanwhile', async () => {
  const { page, troubles } = await backAtTasks()
  await openLedger(page)
  await rows(page).first().waitFor()
  await openTasks(page)
  await page.getByRole('row', { name: /Concretar/ }).waitFor()
  const entry = { ...anEntry(taskId, 100), title: 'Sinal' }
  await ana.act('RecordEntry', { projectId, entryId: fresh(), ...entry })
  await openLedger(page)
  await page.getByRole('row', { name: /Sinal/ }).waitFor()
  expect(troubles).toEqual([])
})
