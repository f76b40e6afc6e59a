import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const ana = await founder()
const open = browserForTests()

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document
    const record = active?.closest('[data-record]')?.getAttribute('data-record')
    return record ?? active?.getAttribute('name') ?? active?.getAttribute('aria-label') ?? active?.tagName
  })
/** What has the focus once nothing moves it any more. */
async function focusInTheEnd(page: Page) {
  await page.waitForTimeout(1200)
  return focused(page)
}

it.each([
  ['/signin', 'login'],
  ['/signup', 'name'],
])('ACC-01 whoever comes to %s types at once', async (path, field) => {
  const { page } = await open()
  await page.goto(prumo.url + path)
  await expect.poll(() => focused(page)).toBe(field)
})

it('SES-11 the first card of an empty area leaves the focus near it, whatever opened its dialog', async () => {
  const projectId = await project(ana)
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/canvas`)
  const areaOf = (name: string) =>
    page
      .getByRole('region', { name: `Área ${name}` })
      .or(page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }))
  // By the hint that an empty area shows, which goes with its first card; and by its button.
  const byHint = areaOf('Produto').last().locator('button[aria-hidden=true]')
  const byButton = page.getByRole('button', { name: 'Adicionar cartão em Requisitos' })
  for (const [title, opener] of [
    ['Ponte', byHint],
    ['Carga', byButton],
  ] as const) {
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Título' }).fill(title)
    await dialog.getByRole('button', { name: 'Adicionar cartão' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(title, { exact: true }).first().waitFor()
    expect(await focusInTheEnd(page), title).not.toBe('BODY')
  }
  expect(troubles).toEqual([])
})

it.each(['key', 'mouse'])(
  'SES-11 a drawer gives the focus back to a row that its change has moved, by %s',
  async (hand) => {
    const projectId = await project(ana)
    const { steps } = await ana.ask('board', { projectId })
    const taskIds = [fresh(), fresh(), fresh(), fresh()]
    for (const [nth, taskId] of taskIds.entries())
      await ana.act('AddTask', {
        projectId,
        taskId,
        stepId: steps[0]?.stepId ?? '',
        title: `Vistoria ${nth}`,
        startOn: `2027-03-0${nth + 1}`,
        endOn: `2027-03-0${nth + 1}`,
      })
    const { page, troubles } = await open()
    await enter(page, prumo.url, ana.email)
    await page.goto(`${prumo.url}/projects/${projectId}/tasks`)
    const row = page.locator(`[data-record="${taskIds[0]}"]`)
    if (hand === 'key') await row.press('Enter')
    else await row.getByText('Vistoria 0').click()
    const drawer = page.getByRole('dialog', { name: 'Vistoria 0' })
    const end = drawer.getByLabel('Término', { exact: true })
    await end.fill('20/03/2027')
    await end.press('Tab')
    await drawer.getByRole('button', { name: 'Salvar' }).click()
    await expect.poll(() => page.locator('main [data-record]').last().getAttribute('data-record')).toBe(taskIds[0])
    if (hand === 'key') await page.keyboard.press('Escape')
    else await drawer.getByRole('button', { name: 'Fechar' }).first().click()
    await drawer.waitFor({ state: 'detached' })
    expect(await focusInTheEnd(page)).toBe(taskIds[0])
    expect(troubles).toEqual([])
  },
)

it('TSK-03 an empty board says once what to do, and its palette finds what has changed and what was deleted', async () => {
  const projectId = await project(ana)
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/board`)
  await page.getByText('O quadro está pronto').first().waitFor()
  expect(await page.getByText('Solte uma tarefa aqui').count()).toBe(0)
  for (const [word, place] of [
    ['mudou', 'O que mudou'],
    ['excluidos', 'Itens excluídos'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(word)
    await page
      .getByRole('option', { name: new RegExp(place) })
      .first()
      .click()
    await page.getByRole('heading', { name: place }).first().waitFor()
  }
  expect(troubles).toEqual([])
})
