import { dayAt } from '@prumo/contracts/organization/zoneAt'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)

/** The day so many days from now, where an organization is that never chose a time zone. */
const days = (count: number) => dayAt([], new Date(Date.now() + count * 86_400_000).toISOString())

/** Ana’s project with a late task of hers and money that was due, and a finished one. Bia may not see money. */
async function aBusyWeek() {
  const ana = await founder()
  const bia = await colleague(ana, 'editor')
  const projectId = await project(ana, { pitch: 'Muro' })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await giveRights(ana, bia, { finance: 'noAccess' })
  const day = { startOn: days(-12), endOn: days(-10) }
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', { projectId, stepId, taskId: fresh(), title: 'Cavar', ...day, assigneeId: ana.userId })
  const ledger = await aMoneyLedger(ana, projectId)
  await ledger.record(days(-10), [[days(-10), 90_00]])
  const paid = await ledger.record(days(0), [[days(0), 40_00]])
  await ledger.pay(paid, 0, days(0))
  const finished = await project(ana, { pitch: 'Portão' })
  await ana.act('ChangeProjectStatus', { projectId: finished, status: 'finished' })
  return { ana, bia, projectId }
}

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const names = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()

async function chooseInMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Mais opções: ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

it('POR-05 POR-06 PRJ-04 the dashboard says what waits, and is arranged by its person', async () => {
  const { ana, bia, projectId } = await aBusyWeek()
  const { page, troubles } = await signedIn(ana)
  const today = card(page, 'Precisa de você hoje')
  await today.getByRole('link', { name: /1 tarefa sua está atrasada.*Cavar/ }).waitFor()
  expect(await today.getByRole('link', { name: /1 parcela vencida.*Muro/ }).getAttribute('href')).toBe(
    `/projects/${projectId}/finance?state=open&dueTo=${days(0)}`,
  )
  const work = card(page, 'Trabalho em seis meses')
  await work.getByRole('figure', { name: /0 tarefas? concluídas?, 1 com término planejado.*Conta 2 de 2/ }).waitFor()
  await work.getByRole('button', { name: 'Mostrar a tabela' }).press('Enter')
  expect(await work.getByRole('row').count()).toBe(7)
  await work.getByRole('button', { name: 'Ocultar a tabela' }).press('Enter')

  // What counts in charts, and what is counted of money.
  const money = card(page, 'Dinheiro em seis meses')
  await money.getByRole('figure', { name: /^Realizado de .* saídas de R\$\s40,00/ }).waitFor()
  await money.getByRole('combobox', { name: 'Indicador financeiro' }).selectOption('realizedAndPlanned')
  await money.getByRole('figure', { name: /^Realizado e planejado de .* saídas de R\$\s130,00/ }).waitFor()
  await page.getByRole('button', { name: 'Organizar o painel' }).press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Finalizados' }).press('Enter')
  await page.keyboard.press('Escape')
  await work.getByRole('figure', { name: /Conta 1 de 1 projeto/ }).waitFor()

  // A goal has a title and a date, and is told with the days that are left.
  const goals = card(page, 'Metas')
  await goals.getByRole('button', { name: 'Nova meta' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Fechar o telhado')
  await dialog.getByRole('button', { name: 'Nova meta' }).click()
  await dialog.getByText('Informe uma data').waitFor()
  await dialog.getByRole('textbox', { name: 'Data da meta' }).fill(days(2).split('-').reverse().join('/'))
  await dialog.getByRole('button', { name: 'Nova meta' }).click()
  await goals.getByText(/faltam \d dias|falta 1 dia/).waitFor()
  await goals.getByRole('button', { name: 'Editar a meta Fechar o telhado' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Fechar os telhados')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await goals.getByText('Fechar os telhados').waitFor()

  // Cards move and hide by keys, and stand so the next time.
  const before = await names(page)
  await chooseInMenu(page, 'Metas', 'Mover para cima')
  const moved = before.toSpliced(before.indexOf('Metas'), 1).toSpliced(before.indexOf('Metas') - 1, 0, 'Metas')
  await expect.poll(() => names(page)).toEqual(moved)
  await chooseInMenu(page, 'Seus projetos', 'Ocultar cartão')
  await expect.poll(() => names(page)).toEqual(moved.filter((name) => name !== 'Seus projetos'))
  await page.reload()
  await goals.waitFor()
  expect(await names(page)).toEqual(moved.filter((name) => name !== 'Seus projetos'))
  await settled(page)
  await picture(page, 'dashboard')
  await expectAccessible(page, 'the dashboard')
  await inOtherLooks(page, async () => {
    await page.getByRole('heading', { name: 'Goals' }).waitFor()
    await expectAccessible(page, 'the dashboard on a phone, in the dark')
    await expectNoSidewaysScroll(page, 'the dashboard on a phone')
    await picture(page, 'dashboard-phone')
  })
  await goals.getByRole('button', { name: 'Excluir a meta Fechar os telhados' }).press('Enter')
  await dialog.getByRole('button', { name: 'Excluir' }).press('Enter')
  await goals.getByText('Nenhuma meta ainda').waitFor()
  expect(troubles).toEqual([])

  // A colleague without finance has their own dashboard, and no money in it.
  const others = await signedIn(bia)
  await card(others.page, 'Trabalho em seis meses').waitFor()
  expect(await names(others.page)).toEqual(before.filter((name) => name !== 'Dinheiro em seis meses'))
  expect(await others.page.locator('main').innerText()).not.toMatch(/R\$|parcela/)
  expect(others.troubles).toEqual([])
})

it('POR-05 on the first day the dashboard says what to begin with', async () => {
  const { page, troubles } = await signedIn(await founder())
  for (const [name, address] of [
    ['Novo projeto', '/my-projects/new'],
    ['Importar uma planilha', '/import-files'],
    ['Convidar pessoas', '/organization?tab=users'],
  ] as const)
    expect(await page.locator('main').getByRole('link', { name }).getAttribute('href')).toBe(address)
  await expectAccessible(page, 'the dashboard on the first day')
  expect(troubles).toEqual([])
})
