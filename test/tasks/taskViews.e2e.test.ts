import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)
const inWindow = oneWindow(open, prumo.url, ana)

/** A project with an urgent task and one that is not, on this screen of it. */
async function tasksOn(screen: 'board' | 'tasks') {
  const projectId = await project(ana, { pitch: `Reforma ${fresh().slice(0, 8)}` })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const { steps } = await ana.ask('board', { projectId })
  const common = { projectId, stepId: steps[0]?.stepId ?? '', startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { ...common, taskId: fresh(), title: 'Escorar o talude', priority: 'high' })
  await ana.act('AddTask', { ...common, taskId: fresh(), title: 'Pintar a fachada' })
  const opened = await inWindow(`/projects/${projectId}/${screen}`)
  await task(opened.page, 'Pintar').waitFor()
  return { ...opened, projectId }
}

const task = (page: Page, title: string) => page.locator('[data-record]').filter({ hasText: title })
const menu = (page: Page, name: string | RegExp = 'Visualizações') => page.getByRole('button', { name })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })
const urgent = async (page: Page) => {
  await unfold(page, 'Filtros')
  await page.getByRole('button', { name: 'Prioridade', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Alta', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => task(page, 'Pintar').count()).toBe(0)
}
const save = async (page: Page, name: string) => {
  await menu(page).press('Enter')
  await item(page, 'Salvar o que está na tela…').press('Enter')
  await page.getByRole('textbox', { name: 'Nome' }).fill(name)
}

it('TSK-03 what a list shows is saved under a name, shared, and shown again by its link', async () => {
  const { page, projectId, troubles } = await tasksOn('tasks')
  await urgent(page)
  await save(page, 'Só o urgente')
  await page.getByRole('switch', { name: 'Mostrar a todos que veem as tarefas deste projeto' }).press('Space')
  await expectAccessible(page, 'the dialog of a view')
  await picture(page, 'view-dialog')
  await page.keyboard.press('Enter')
  await menu(page, 'Visualização: Só o urgente').waitFor()
  const link = page.url()
  const theirs = await open()
  await enter(theirs.page, prumo.url, bia.email)
  await theirs.page.goto(link)
  await menu(theirs.page, 'Visualização: Só o urgente').click()
  await choice(theirs.page, 'Só o urgente (de Ana Souza)').waitFor()
  expect(await item(theirs.page, 'Excluir “Só o urgente”…').count()).toBe(0)
  expect(await task(theirs.page, 'Pintar').count()).toBe(0)
  await expect
    .poll(async () => (await ana.ask('taskViews', { projectId })).items)
    .toMatchObject([{ name: 'Só o urgente', screen: 'list', shared: true, filters: { priorities: ['high'] } }])
  expect(troubles).toEqual([])
})

it('TSK-03 a saved view is chosen, left, updated, renamed and deleted by the keys alone', async () => {
  const { page, projectId } = await tasksOn('board')
  await menu(page).press('Enter')
  await page.getByText('Nenhuma visualização salva.').waitFor()
  await expectAccessible(page, 'the menu without views')
  await page.keyboard.press('Escape')
  await urgent(page)
  await save(page, 'Urgentes')
  await page.keyboard.press('Enter')
  await menu(page, 'Visualização: Urgentes').press('Enter')
  await expectAccessible(page, 'the menu of views')
  await picture(page, 'views-menu')
  await item(page, 'Sair da visualização').press('Enter')
  await task(page, 'Pintar').waitFor()
  await menu(page).press('Enter')
  await choice(page, 'Urgentes').press('Enter')
  await expect.poll(() => task(page, 'Pintar').count()).toBe(0)

  await page.getByRole('textbox', { name: 'Buscar no quadro' }).fill('talude')
  await menu(page, 'Visualização: Urgentes (alterada)').press('Enter')
  await item(page, 'Atualizar “Urgentes” com o que está na tela').press('Enter')
  await menu(page, /^Visualização: Urgentes$/).press('Enter')
  await item(page, 'Editar “Urgentes”…').press('Enter')
  await page.getByRole('textbox', { name: 'Nome' }).fill('Taludes')
  await page.keyboard.press('Enter')
  await menu(page, 'Visualização: Taludes').waitFor()
  const saved = async () => (await ana.ask('taskViews', { projectId })).items
  await expect.poll(saved).toMatchObject([{ name: 'Taludes', filters: { search: 'talude', priorities: ['high'] } }])

  await menu(page, 'Visualização: Taludes').press('Enter')
  await item(page, 'Excluir “Taludes”…').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).press('Enter')
  await menu(page, /^Visualizações$/).waitFor()
  await expect.poll(saved).toEqual([])
})

it('TSK-03 a name that is taken is said at the field, and corrected there', async () => {
  const { page, projectId } = await tasksOn('board')
  const view = { screen: 'board', shared: false, filters: {} } as const
  await ana.act('AddTaskView', { projectId, taskViewId: fresh(), name: 'Urgentes', ...view })
  await save(page, 'urgentes')
  await page.keyboard.press('Enter')
  await page.getByText('Já existe uma visualização chamada “urgentes”.').waitFor()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Outras')
  await page.keyboard.press('Enter')
  await menu(page, 'Visualização: Outras').waitFor()
})

it.each(['board', 'tasks'] as const)(
  'SES-11 views are saved in English, in the dark, on a phone: %s',
  async (screen) => {
    const { page } = await tasksOn(screen)
    await inOtherLooks(page, async () => {
      await menu(page, 'Views').click()
      await page.getByText('No saved view yet.').waitFor()
      await item(page, 'Save what is on the screen…').click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Everything')
      await page.getByRole('button', { name: 'Save view' }).click()
      await menu(page, 'View: Everything').click()
      await choice(page, 'Everything').waitFor()
      await picture(page, `views-dark-${screen}`)
      await expectAccessible(page, `views in the dark over ${screen}`)
      await expectNoSidewaysScroll(page, 'views on a phone')
      await page.keyboard.press('Escape')
    })
  },
)
