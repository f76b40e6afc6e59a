import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { pixelsAbove, rowsInSight } from '../browser/rowsInSight'
import { settled } from '../browser/settled'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const entries = 24
const longTitle = 'Locação de plataformas elevatórias para a montagem da cobertura metálica'
const projectId = await project(ana, { pitch: 'Reforma da escola municipal' })
const taskId = await taskIn(ana, projectId, 'Fundação')
for (let at = 0; at < entries; at++) {
  const isIncome = at % 5 === 0
  const installments = [1, 2].map((part) => ({
    installmentId: fresh(),
    dueOn: `2099-${String((at % 12) + 1).padStart(2, '0')}-${10 + part}`,
    cents: 9_250_000_00,
  }))
  await ana.act('RecordEntry', {
    projectId,
    entryId: fresh(),
    ...anEntry(taskId, 18_500_000_00, isIncome ? 'inflow' : 'outflow'),
    title: at === 3 ? longTitle : `Lote ${at}`,
    // The first ones are of one installment: what they come to is changed in its row.
    installments:
      at < 3 ? [{ installmentId: fresh(), dueOn: `2024-01-0${at + 1}`, cents: 18_500_000_00 }] : installments,
  })
}
const ledger = `/projects/${projectId}/finance`

let window: OpenWindow
beforeAll(async () => {
  window = await open()
  await window.page.setViewportSize({ width: 1280, height: 800 })
  await enter(window.page, prumo.url, ana.email)
  await window.page.goto(`${prumo.url}/my-projects`)
})
beforeEach(() => void window.troubles.splice(0))

/** The texts in the rows that are cut although they are short: days, states, amounts, types. */
const cutCells = (page: Page, columns: readonly string[]) =>
  page.getByRole('table').evaluate((table, names) => {
    const heads = [...table.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent)
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1
    return [...table.querySelectorAll('[role=row][data-index]')].flatMap((row) =>
      [...row.children].flatMap((cell, at) =>
        names.includes(heads[at] ?? '') && [cell, ...cell.querySelectorAll('button, a')].some(isCut)
          ? [`${heads[at]}: ${cell.textContent}`]
          : [],
      ),
    )
  }, columns)

/** A notice covers neither the line in which entries are recorded nor the sums. */
async function expectNoticeAboveFoot(page: Page) {
  await page.route('**/rest/commands/MarkFavorite', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', body: '{"code":"access.noPermission"}' }),
  )
  await page.getByRole('button', { name: /^Favoritar/ }).click()
  const notice = page.locator('.fui-Toast').first()
  await notice.getByText('Você não tem permissão').waitFor()
  const line = page.getByRole('region', { name: 'Lançamento rápido' })
  const covered = async () => {
    const [above, below] = [await notice.boundingBox(), await line.boundingBox()]
    return (above?.y ?? 800) + (above?.height ?? 0) - (below?.y ?? 0)
  }
  await expect.poll(covered).toBeLessThanOrEqual(0)
  await page.unroute('**/rest/commands/MarkFavorite')
}

it('FIN-11 a ledger shows at least ten of its rows, and its sums, on the first screen of a laptop', async () => {
  const { page, troubles } = window
  await goWithin(page, ledger)
  await page.getByRole('row', { name: /Lote 0/ }).waitFor()
  await settled(page)
  expect(await pixelsAbove(page)).toBeLessThanOrEqual(160)
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(10)
  expect(await cutCells(page, ['Vencimento', 'Situação', 'Valor da parcela', 'Tipo'])).toEqual([])
  await expectNoticeAboveFoot(page)
  const sums = page.getByRole('list', { name: 'Somas do projeto' })
  await sums
    .getByRole('link', { name: /^realizado R\$/ })
    .first()
    .waitFor()
  await expectAccessible(page, 'a ledger that fills the window')
  await picture(page, 'ledger-room-pt-BR')
  await inOtherLooks(page, async () => {
    await page.getByRole('list', { name: 'Sums of the project' }).waitFor()
    await expectNoSidewaysScroll(page, 'a ledger that fills the window of a phone')
    await expectAccessible(page, 'a ledger that fills the window of a phone')
    await picture(page, 'ledger-room-en')
  })

  // What is behind the line unfolds above it, and folds by Escape with the focus where it was.
  const whole = page.getByRole('button', { name: 'Resumo', exact: true })
  await whole.click()
  const summary = page.getByRole('region', { name: 'Resumo financeiro' })
  await summary.getByRole('link').first().focus()
  await expectAccessible(page, 'a ledger with its whole summary')
  await page.keyboard.press('Escape')
  await summary.waitFor({ state: 'detached' })
  await expect.poll(() => whole.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(troubles.filter((trouble) => !/403/.test(trouble))).toEqual([])
})

it('FIN-08 a selection and an opened entry leave the list in sight, with the row that is open', async () => {
  const { page, troubles } = window
  await goWithin(page, ledger)
  const table = page.getByRole('table', { name: 'Parcelas' })
  await table.getByRole('row', { name: /Lote 0/ }).click({ position: { x: 200, y: 8 } })
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('heading', { name: 'Lote 0' }).waitFor()
  // Far down in the list, its row comes into sight with it.
  const title = () => drawer.getByRole('heading').first().textContent()
  for (let step = 0; step < 14; step++) {
    const before = await title()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(title).not.toBe(before)
  }
  const name = await title()
  await settled(page)
  const isInSight = () =>
    table.evaluate((element, wanted) => {
      const { bottom } = element.getBoundingClientRect()
      const head = element.querySelector('[role=row]')?.getBoundingClientRect().bottom ?? 0
      return [...element.querySelectorAll('[role=row][data-index]')].some((row) => {
        const { top, bottom: end } = row.getBoundingClientRect()
        return row.textContent.includes(wanted ?? '') && top >= head - 1 && end <= bottom
      })
    }, name)
  await expect.poll(isInSight).toBe(true)
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(10)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })

  await table.getByRole('row').nth(3).focus()
  await page.keyboard.press('Control+a')
  const bar = page.getByRole('region', { name: 'Parcelas selecionadas' })
  await bar.waitFor()
  const box = await bar.boundingBox()
  expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(10)
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

it.each([
  ['Alterar valor de Lote 0', /^18\.500\.000,00$/],
  ['Alterar vencimento de Lote 1', '02/01/2024'],
  ['Alterar classificação de Lote 2', 'Materiais'],
])('FIN-08 by a real press on a row that has not the focus, %s opens its field at the cell', async (name, value) => {
  const { page, troubles } = window
  await goWithin(page, ledger)
  const cell = page.getByRole('button', { name, exact: true })
  await cell.waitFor()
  await settled(page)
  const box = await cell.boundingBox()
  if (!box) throw new Error('the cell is not in sight')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  const field = page.getByRole('dialog').locator('input:visible')
  await expect.poll(() => field.inputValue()).toMatch(value)
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  const beside = await page.getByRole('dialog').boundingBox()
  expect(Math.abs((beside?.x ?? 0) - box.x)).toBeLessThan(60)
  expect(Math.abs((beside?.y ?? 0) - box.y - box.height)).toBeLessThan(40)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})
