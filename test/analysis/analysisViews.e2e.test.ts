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
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const open = 'openAmount.outflow'

/** Ana’s projects of two customers and two currencies; Bia is in two of them, and may not see money. */
async function fourProjects() {
  const ana = await founder({ name: 'Ana', lastName: 'Souza' })
  const bia = await colleague(ana, 'editor')
  const longName = 'Ampliação da estação de tratamento de água e das adutoras do bairro de Casa Amarela'
  for (const [pitch, customerName, currency, cents] of [
    [longName, 'Compesa', 'BRL', 100_00],
    ['Portão', 'Obras SA', 'BRL', 300_00],
    ['Muro', 'Obras SA', 'BRL', 250_00],
    ['Ponte', 'Obras SA', 'USD', 50_00],
  ] as const) {
    const projectId = await project(ana, { pitch, currency, customerName })
    const ledger = await aMoneyLedger(ana, projectId)
    await ledger.record('2026-03-01', [['2026-03-05', cents]])
    if (pitch === 'Portão') await ana.act('ChangeProjectStatus', { projectId, status: 'paused' })
    if (pitch === 'Portão' || pitch === 'Muro')
      await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  }
  await giveRights(ana, bia, { finance: 'noAccess' })
  return { ana, bia, longName }
}

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const menu = (page: Page, name: string | RegExp = 'Visualizações') => page.getByRole('button', { name })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })
const pivotMenu = (page: Page) => page.getByRole('button', { name: 'Tabela dinâmica' })

async function save(page: Page, from: string | RegExp, by: string, name: string): Promise<void> {
  await menu(page, from).press('Enter')
  await item(page, by).press('Enter')
  await page.getByRole('textbox', { name: 'Nome' }).fill(name)
  await page.keyboard.press('Enter')
  await menu(page, `Visualização: ${name}`).waitFor()
}

/** Chooses in the menu of the pivot by the keys alone. */
async function cross(page: Page, ...names: string[]): Promise<void> {
  await pivotMenu(page).press('Enter')
  for (const name of names) await choice(page, name).first().press('Enter')
  await page.keyboard.press('Escape')
}

async function savedCsv(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  return readFile(await (await coming).path(), 'utf8')
}

it('POR-04 a pivot and its chart are saved as a view, shared, and shown to a colleague without money', async () => {
  const { ana, bia } = await fourProjects()
  const { page, troubles } = await signedIn(ana)
  await goWithin(page, `/project-analysis?columns=status,taskCount,${open}`)
  await rowOf(page, /^Muro/).waitFor()
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/queries/projectAnalysis')) questions.push(request.url())
  })

  await cross(page, 'Cliente', 'Saídas: Em aberto na data de corte')
  const obras = rowOf(page, /^Obras SA/)
  await obras
    .getByText(/R\$\s250,00/)
    .first()
    .waitFor()
  await obras.getByText(/R\$\s550,00/).waitFor()
  await obras
    .getByText(/US\$\s50,00/)
    .first()
    .waitFor()
  await rowOf(page, /^Todos/)
    .getByText('3 de 4 projetos')
    .waitFor()
  await page.getByRole('columnheader', { name: 'Pausado' }).waitFor()
  await chooseIn(page, 'Gráfico', 'Saídas: Em aberto na data de corte')
  await page.getByRole('figure', { name: /o maior valor é R\$\s300,00 \(Obras SA × Pausado\)/ }).waitFor()
  await settled(page)
  await picture(page, 'analysis-pivot')
  await expectAccessible(page, 'the pivot of projects')
  expect(questions, 'regrouping asks nothing').toEqual([])
  const file = (await savedCsv(page)).replaceAll('"', '')
  expect(file).toMatch(/Obras SA;BRL;250,00;300,00;550,00;2;3/)
  expect(file).toMatch(/Obras SA;USD;50,00;;50,00;1;3/)

  await save(page, 'Visualizações', 'Salvar o que está na tela…', 'Custos por cliente')
  await menu(page, 'Visualização: Custos por cliente').press('Enter')
  await item(page, 'Compartilhar “Custos por cliente” com a organização').press('Enter')
  const shared = async () => (await ana.ask('analysisViews', {})).items
  await expect.poll(shared).toMatchObject([
    {
      name: 'Custos por cliente',
      shared: true,
      choice: { pivot: { rows: 'customer', columns: 'status', measure: open } },
    },
  ])
  expect(troubles).toEqual([])

  const [view] = await shared()
  const others = await signedIn(bia)
  await goWithin(others.page, `/project-analysis?view=${view?.analysisViewId}`)
  await menu(others.page, 'Visualização: Custos por cliente').waitFor()
  await rowOf(others.page, /^Portão/).waitFor()
  await others.page.getByText(/coluna não aparece/).waitFor()
  expect(await others.page.locator('main').innerText()).not.toMatch(/R\$|US\$|00,00/)
  expect(await savedCsv(others.page)).not.toMatch(/300,00|550,00/)
  await menu(others.page, 'Visualização: Custos por cliente').press('Enter')
  await choice(others.page, 'Custos por cliente (de Ana Souza)').waitFor()
  expect(await item(others.page, 'Excluir “Custos por cliente”…').count()).toBe(0)
  expect(others.troubles).toEqual([])
})

it('POR-04 a view is changed, brought back, renamed, no longer shared and deleted by the keys alone', async () => {
  const { ana } = await fourProjects()
  const analysisViewId = fresh()
  await ana.act('SaveAnalysisView', {
    analysisViewId,
    name: 'Prazos',
    choice: { columns: ['taskCount'], group: 'customer' },
  })
  await ana.act('ShareAnalysisView', { analysisViewId })
  const { page, troubles } = await signedIn(ana)
  await goWithin(page, `/project-analysis?view=${analysisViewId}`)
  await rowOf(page, /^Compesa/).waitFor()
  await chooseIn(page, 'Agrupar por', 'Situação')
  await rowOf(page, /^Pausado/).waitFor()
  await menu(page, 'Visualização: Prazos (alterada)').press('Enter')
  await expectAccessible(page, 'the menu of views of the analysis')
  await item(page, 'Voltar a “Prazos” como foi salva').press('Enter')
  await rowOf(page, /^Compesa/).waitFor()
  expect(new URL(page.url()).search).toBe(`?view=${analysisViewId}`)

  await chooseIn(page, 'Agrupar por', 'Mês do fim planejado')
  await rowOf(page, /^março de 2026|^mar/i)
    .first()
    .waitFor()
  await menu(page, 'Visualização: Prazos (alterada)').press('Enter')
  await item(page, 'Atualizar “Prazos” com o que está na tela').press('Enter')
  await menu(page, /^Visualização: Prazos$/).waitFor()
  const saved = async () => (await ana.ask('analysisViews', {})).items
  await expect.poll(saved).toMatchObject([{ name: 'Prazos', choice: { group: 'plannedEndMonth' } }])
  await save(page, /^Visualização: Prazos$/, 'Salvar como outra…', 'Fim por mês')
  await menu(page, 'Visualização: Fim por mês').press('Enter')
  await item(page, 'Renomear “Fim por mês”…').press('Enter')
  await page.getByRole('textbox', { name: 'Nome' }).fill('Entregas')
  await page.keyboard.press('Enter')
  await menu(page, 'Visualização: Entregas').press('Enter')
  await choice(page, 'Prazos').press('Enter')
  await menu(page, /^Visualização: Prazos$/).press('Enter')
  await item(page, 'Deixar de compartilhar “Prazos”').press('Enter')
  await expect
    .poll(async () => (await saved()).map(({ name, shared }) => [name, shared]))
    .toEqual([
      ['Entregas', false],
      ['Prazos', false],
    ])
  await menu(page, /^Visualização: Prazos$/).press('Enter')
  await item(page, 'Excluir “Prazos”…').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).press('Enter')
  await menu(page, /^Visualizações$/).waitFor()
  await goWithin(page, `/project-analysis?view=${analysisViewId}`)
  await page.getByText(/A visualização deste link não existe mais/).waitFor()
  await rowOf(page, /^Muro/).waitFor()
  expect(troubles).toEqual([])
})

it('SES-11 POR-04 views and pivots are worked with in English, in the dark, on a phone, where long names are whole', async () => {
  const { ana, longName } = await fourProjects()
  const { page } = await signedIn(ana)
  await goWithin(page, `/project-analysis?columns=taskCount,${open}`)
  const name = rowOf(page, /^Ampliação/).getByText(longName)
  await name.waitFor()
  const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect([cut, await name.evaluate((element) => getComputedStyle(element).textOverflow)]).toEqual([true, 'ellipsis'])
  expect(await name.getAttribute('title')).toBe(longName)
  await cross(page, 'Cliente')
  await inOtherLooks(page, async () => {
    await rowOf(page, /^Obras SA/).waitFor()
    await page.getByRole('columnheader', { name: 'Paused' }).waitFor()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByText('No saved view yet.').waitFor()
    await picture(page, 'analysis-views-phone')
    await item(page, 'Save what is on the screen…').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Everything')
    await page.getByRole('button', { name: 'Save analysis view' }).click()
    await page.getByRole('button', { name: 'View: Everything' }).waitFor()
    await expectAccessible(page, 'a pivot on a phone, in the dark')
    await expectNoSidewaysScroll(page, 'a pivot on a phone')
    await picture(page, 'analysis-pivot-phone')
  })
})
