import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { textsOfPages } from '../documents/textOfPdf'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { countsOf, printable, printed } from './printed'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()

const many = 90
const titles = Array.from({ length: many }, (_, at) => `Vistoria ${at + 101}: pilar com armadura exposta e trinca`)
const once = (texts: readonly string[]) => texts.map(() => 1)

async function longProject() {
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const stepId = await firstStepOf(ana, projectId)
  const plan = { projectId, stepId, assigneeId: ana.userId, startOn: '2027-01-13', endOn: '2027-01-20' }
  for (const title of titles) await ana.act('AddTask', { ...plan, taskId: fresh(), title })
  return projectId
}
const projectId = await longProject()

async function window(looks: Parameters<typeof open>[0] = {}, person = ana) {
  const opened = await open(looks)
  await printable(opened.page)
  await enter(opened.page, prumo.url, person.email)
  const show = async (path: string, text: string) => {
    await opened.page.goto(prumo.url + path)
    await opened.page.getByText(text).first().waitFor()
  }
  return { ...opened, show }
}

const columnHead = /Título Etapa Responsável Início Término Progresso Situação Número/

it('TSK-03 Ctrl+P prints all rows of a list, as filtered, once each, on as many pages as needed', async () => {
  const { page, troubles, show } = await window({ colorMode: 'dark' })
  await show(`/projects/${projectId}/tasks?sort=title`, '90 tarefas')
  const pages = await printed(page, { name: 'paper-list-pt' })
  expect(pages.length).toBeGreaterThan(2)
  expect(countsOf(pages, titles)).toEqual(once(titles))
  for (const each of pages) expect(each).toMatch(columnHead)
  expect(pages[0]).toContain('Construtora Horizonte · Ponte norte Tarefas')
  expect(pages[0]).toMatch(/Situação em \d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d \(UTC−3\) 90 linhas/)

  const before = new Date().toISOString()
  await taskIn(ana, projectId, 'Vistoria 155 refeita')
  await goWithin(page, `/projects/${projectId}/tasks?search=155&asOf=${encodeURIComponent(before)}`)
  await page.getByText('1 tarefa', { exact: true }).waitFor()
  const past = (await printed(page, { name: 'paper-list-past' })).join(' ')
  expect(past).toMatch(/Filtros: Buscar tarefa: 155 Como estava em .* \(UTC−3\) 1 linha/)
  expect(past).toContain('Vistoria 155: pilar')
  expect(past).not.toContain('refeita')
  expect(troubles).toEqual([])
})

it('TSK-03 my tasks are printed in English from the command palette, and only open ones where only they are shown', async () => {
  const { page, troubles, show } = await window({ language: 'en', width: 390 })
  await show('/my-tasks', 'My tasks')
  await page.getByText('pilar com armadura').first().waitFor()
  const ask = async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('print')
    await page.getByRole('option', { name: 'Print', exact: true }).waitFor()
    await page.keyboard.press('Enter')
  }
  const pages = await printed(page, { name: 'paper-mine-en', language: 'en', ask })
  expect(countsOf(pages, titles)).toEqual(once(titles))
  expect(pages[0]).toMatch(/Filters: State: Open As of \d\d\/\d\d\/\d{4}, .* \(UTC−3\) 90 rows/)
  expect(pages[0]).toContain('Project')
  await expectNoSidewaysScroll(page, 'my tasks after printing')
  expect(troubles).toEqual([])
})

it('TSK-03 a board is printed as a list by step, from the menu of exports', async () => {
  const { page, troubles, show } = await window()
  const { steps } = await ana.ask('board', { projectId })
  const { tasks } = await ana.ask('board', { projectId })
  await ana.act('MoveTask', {
    projectId,
    taskId: tasks[0]?.taskId ?? '',
    stepId: steps[1]?.stepId ?? '',
    beforeTaskId: null,
  })
  await show(`/projects/${projectId}/board?search=pilar`, titles[5] ?? '')
  const ask = async () => {
    await page.getByRole('button', { name: 'Exportar' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Imprimir' }).press('Enter')
  }
  const pages = await printed(page, { name: 'paper-board', ask })
  const words = pages.join(' ')
  expect(countsOf(pages, titles)).toEqual(once(titles))
  expect(words.indexOf(steps[1]?.name ?? '')).toBeGreaterThan(words.indexOf(titles.at(-1) ?? ''))
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Exportar')
  expect(troubles).toEqual([])
})

/** A branch in a branch with a task whose amounts are no business of everybody's. */
async function structure() {
  const ofWorks = await project(ana, { pitch: 'Adutora norte' })
  const stepId = await firstStepOf(ana, ofWorks)
  const { areas } = await ana.ask('canvas', { projectId: ofWorks })
  const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  const [works, trench, dig] = [fresh(), fresh(), fresh()]
  await ana.act('AddCard', { projectId: ofWorks, cardId: works, areaId, title: 'Obra' })
  await ana.act('AddCard', { projectId: ofWorks, cardId: trench, areaId, title: 'Vala', baseCardId: works })
  const plan = { startOn: '2026-03-02', endOn: '2026-03-06', estimatedMinutes: 600, hourCents: 5000 }
  await ana.act('AddTask', {
    projectId: ofWorks,
    stepId,
    taskId: dig,
    title: 'Escavar a vala',
    deliveryGroup: 'Vala',
    ...plan,
  })
  await ana.act('RecordEntry', { projectId: ofWorks, entryId: fresh(), ...anEntry(dig, 7654_32) })
  return ofWorks
}

const showWbs = async (page: Page, ofWorks: string) => {
  await page.goto(`${prumo.url}/projects/${ofWorks}/wbs`)
  await page.getByText('Escavar a vala').first().waitFor()
}

it('GAN-08 ORG-09 the structure is printed by its codes, with amounts for whoever sees them alone', async () => {
  const ofWorks = await structure()
  const bia = await colleague(ana, 'editor')
  await ana.act('ShareProject', { projectId: ofWorks, email: bia.email, as: ['team'] })
  await giveRights(ana, bia, { finance: 'noAccess' })
  const { page, troubles } = await window()
  await showWbs(page, ofWorks)
  const mine = (await printed(page, { name: 'paper-wbs' })).join(' ')
  expect(mine).toMatch(/1 1 .*Obra.* 1\.1 2 .*Vala.* 1\.1\.1 3 .*Escavar a vala/)
  expect(mine).toContain('7.654,32')
  expect(mine).toContain('500,00')

  const hers = await window({}, bia)
  await showWbs(hers.page, ofWorks)
  const closed = (await printed(hers.page, { name: 'paper-wbs-closed' })).join(' ')
  expect(closed).toContain('Escavar a vala')
  expect(closed).not.toMatch(/7\.654,32|500,00|Custo/)
  expect([...troubles, ...hers.troubles]).toEqual([])
})

it('TSK-03 what the browser prints by itself says how all of it is printed', async () => {
  const { page, show } = await window()
  await show(`/projects/${projectId}/tasks`, 'tarefas')
  await page.getByText('pilar com armadura').first().waitFor()
  expect(textsOfPages(await page.pdf()).join(' ')).toContain('Para ter tudo, escolha “Imprimir” no menu da tela')
})

it('TSK-03 a paper that cannot be read says why, and is read again; nothing below it hears keys', async () => {
  const { page, show } = await window({ language: 'en', width: 390, colorMode: 'dark' })
  await show(`/projects/${projectId}/tasks`, 'pilar com armadura')
  await page.route('**/rest/queries/tasks?**', (route) => route.abort())
  await page.keyboard.press('Control+p')
  await page.getByRole('dialog', { name: 'Page for printing' }).getByRole('alert').waitFor()
  await page.keyboard.press('Control+k')
  expect(await page.getByRole('combobox').count()).toBe(0)
  await page.unroute('**/rest/queries/tasks?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('body.is-printed .printed-page .sheet').waitFor()
  await expectNoSidewaysScroll(page, 'the printed page on a phone')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('.printed-page').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
})
