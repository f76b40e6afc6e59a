import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { chooseIn } from '../browser/chooseIn'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)

/** Ana’s three projects, of two currencies, with Bia in two of them, who may not see money. */
async function threeProjects() {
  const ana = await founder()
  const bia = await colleague(ana, 'editor')
  for (const [pitch, currency, cents] of [
    ['Muro', 'BRL', 100_00],
    ['Portão', 'BRL', 300_00],
    ['Ponte', 'USD', 50_00],
  ] as const) {
    const projectId = await project(ana, { pitch, currency, customerName: pitch === 'Ponte' ? 'Aço SA' : 'Obras SA' })
    const ledger = await aMoneyLedger(ana, projectId)
    await ledger.record('2026-03-01', [['2026-03-05', cents]])
    if (pitch !== 'Ponte') await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  }
  await giveRights(ana, bia, { finance: 'noAccess' })
  return { ana, bia }
}

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const names = (page: Page) =>
  page
    .getByRole('row')
    .getByRole('link', { name: /^(Muro|Portão|Ponte)$/ })
    .allInnerTexts()

/** Columns that are scrolled half below the first one are too small to be pressed. */
async function scrollBack(page: Page): Promise<void> {
  await page.getByRole('table').evaluate((table) => table.scrollTo({ left: 0 }))
  await settled(page)
}

async function savedCsv(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  return readFile(await (await coming).path(), 'utf8')
}

it('POR-04 POR-05 projects are analysed side by side, grouped, drawn and taken away, without money for whoever may not see it', async () => {
  const { ana, bia } = await threeProjects()
  const { page, troubles } = await signedIn(ana)
  const health = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Saúde dos projetos' }) })
  await health.getByText('3 de 3 projetos ativos têm algo em atraso.').waitFor()
  await health.getByRole('link', { name: /Portão.*1 tarefa atrasada · R\$\s300,00 a pagar vencidos/ }).waitFor()
  await settled(page)
  await picture(page, 'home-health')
  await expectAccessible(page, 'the dashboard')
  await inOtherLooks(page, async () => {
    await page.getByText('3 of 3 active projects have something overdue.').waitFor()
    await expectAccessible(page, 'the dashboard on a phone, in the dark')
    await expectNoSidewaysScroll(page, 'the dashboard on a phone')
    await picture(page, 'home-health-phone')
  })
  await health.getByRole('link', { name: 'Ver análise' }).click()
  await rowOf(page, /^Muro/).waitFor()
  expect(new URL(page.url()).searchParams.get('columns')).toContain('taskProgress')

  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Saídas: Em aberto na data de corte' }).press('Enter')
  await page.keyboard.press('Escape')
  const open = 'Saídas: Em aberto na data de corte'
  for (const direction of ['ascending', 'descending']) {
    await page.getByRole('button', { name: open, exact: true }).press('Enter')
    await page.locator(`[role=columnheader][aria-sort=${direction}]`, { hasText: open }).waitFor()
  }
  await expect.poll(() => names(page)).toEqual(['Portão', 'Muro', 'Ponte'])
  const total = rowOf(page, /^Todos/)
  await total
    .getByText(/R\$\s400,00/)
    .first()
    .waitFor()
  await total.getByText('2 de 3 projetos').first().waitFor()
  await total
    .getByText(/US\$\s50,00/)
    .first()
    .waitFor()

  await chooseIn(page, 'Agrupar por', 'Cliente')
  await rowOf(page, /^Aço SA/).waitFor()
  await expect.poll(() => names(page)).toEqual(['Ponte', 'Portão', 'Muro'])
  await page.getByRole('button', { name: /^Gráfico/ }).click()
  await page.getByRole('menuitemradio', { name: 'Tarefas atrasadas' }).click()
  await page.getByRole('figure', { name: /^Tarefas atrasadas: o maior valor é 2 \(Obras SA\)/ }).waitFor()
  await scrollBack(page)
  await picture(page, 'project-analysis')
  await expectAccessible(page, 'the analysis of projects')
  await inOtherLooks(page, async () => {
    await page.getByRole('figure', { name: /the highest is 2 \(Obras SA\)/ }).waitFor()
    await scrollBack(page)
    const lastBar = page.locator('.bars .point path').last()
    await expect.poll(() => lastBar.evaluate((bar) => bar.getBoundingClientRect().right)).toBeLessThan(390)
    await expectAccessible(page, 'the analysis of projects on a phone, in the dark')
    await expectNoSidewaysScroll(page, 'the analysis of projects on a phone')
    await picture(page, 'project-analysis-phone')
  })
  expect(await savedCsv(page)).toMatch(/Portão;.*300,00/)
  const address = page.url().slice(prumo.url.length)

  // What a figure is made of stands in its project.
  await rowOf(page, /^Portão/)
    .getByRole('link', { name: /R\$\s300,00/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: /Saídas/ }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/money-curve$/)
  // The last choice is the first the next time.
  await goWithin(page, '/project-analysis')
  await rowOf(page, /^Aço SA/).waitFor()
  expect(page.url().slice(prumo.url.length)).toBe(address)
  expect(troubles).toEqual([])

  const others = await signedIn(bia)
  await others.page.getByText('2 de 2 projetos ativos têm algo em atraso.').waitFor()
  expect(await others.page.locator('main').innerText()).not.toMatch(/R\$|US\$/)
  await goWithin(others.page, address)
  await rowOf(others.page, /^Obras SA/).waitFor()
  expect(await names(others.page)).toEqual(['Muro', 'Portão'])
  await others.page.getByText(/colunas não aparecem/).waitFor()
  expect(await others.page.locator('main').innerText()).not.toMatch(/R\$|US\$/)
  expect(await savedCsv(others.page)).not.toMatch(/300,00|400,00/)
  await expectAccessible(others.page, 'the analysis without money')
  await others.page.getByRole('textbox', { name: 'Buscar projeto' }).fill('nada assim')
  await others.page.getByText('Nenhum projeto com estes filtros').waitFor()
  expect(others.troubles).toEqual([])
})
