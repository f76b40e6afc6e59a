import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)

const views = [
  'tasks',
  'gantt',
  'wbs',
  'baselines',
  'canvas',
  'overview',
  'documents',
  'discussion',
  'files',
  'action-log',
]

it('TSK-01 KAN-04 C begins a task on every view of a project that adds nothing else by that key', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  await taskIn(ana, projectId, 'Sondar')
  const { page, troubles } = await signedIn(ana)
  const dialog = page.getByRole('dialog', { name: 'Nova tarefa' })
  for (const view of views) {
    await goWithin(page, `/projects/${projectId}/${view}`)
    await page.getByRole('heading', { name: 'Ponte norte' }).waitFor()
    await page.locator('body').click({ position: { x: 2, y: 2 } })
    // The rights of the project come with it.
    await expect
      .poll(
        async () => {
          if ((await dialog.count()) === 0) await page.keyboard.press('c')
          return dialog.count()
        },
        { message: view },
      )
      .toBe(1)
    await dialog.getByRole('textbox', { name: 'Título' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await goWithin(page, `/projects/${projectId}/gantt`)
  await page.keyboard.press('c')
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Concretar')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await ana.ask('board', { projectId })).tasks.map(({ title }) => title))
    .toEqual(['Sondar', 'Concretar'])
  // Money has an entry to add by it.
  await goWithin(page, `/projects/${projectId}/finance`)
  await page.getByRole('textbox', { name: 'Lançamento rápido' }).waitFor()
  await page.keyboard.press('c')
  await page.getByRole('dialog', { name: 'Novo lançamento' }).waitFor()
  expect(await dialog.count()).toBe(0)
  expect(troubles).toEqual([])
})

it('TSK-01 among tasks of several projects, C asks first for which of them the task is', async () => {
  const ana = await founder()
  const [north, south] = [await project(ana, { pitch: 'Ponte norte' }), await project(ana, { pitch: 'Ponte sul' })]
  const { page, troubles } = await signedIn(ana)
  await goWithin(page, '/my-tasks')
  await page.getByRole('heading', { name: 'Minhas tarefas' }).first().waitFor()
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Nova tarefa' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Adicionar tarefa' }).click()
  await dialog.getByText('Escolha uma opção').waitFor()
  await dialog.getByRole('combobox', { name: 'Projeto' }).click()
  await page.getByRole('option', { name: 'Ponte sul' }).click()
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Sondar')
  await expectAccessible(page, 'a new task of a project that is chosen')
  await picture(page, 'new-task-somewhere-pt-BR')
  await inOtherLooks(page, async () => {
    await expectAccessible(page, 'a new task of a project that is chosen, on a phone')
    await expectNoSidewaysScroll(page, 'a new task of a project that is chosen, on a phone')
    await picture(page, 'new-task-somewhere-en')
  })
  await dialog.getByRole('button', { name: 'Adicionar tarefa' }).click()
  await dialog.waitFor({ state: 'detached' })
  const titlesIn = async (projectId: string) => (await ana.ask('board', { projectId })).tasks.map(({ title }) => title)
  await expect.poll(() => titlesIn(south)).toEqual(['Sondar'])
  expect(await titlesIn(north)).toEqual([])
  expect(troubles).toEqual([])
})

it('TSK-01 C begins nothing for who may only look, nor in the past of a project', async () => {
  const ana = await founder()
  const bia = await colleague(ana, 'viewer')
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
  await taskIn(ana, projectId, 'Sondar')
  const reader = await signedIn(bia)
  await goWithin(reader.page, `/projects/${projectId}/tasks`)
  await reader.page.getByText('Sondar').first().waitFor()
  await reader.page.keyboard.press('c')
  const past = await signedIn(ana)
  await goWithin(past.page, `/projects/${projectId}/tasks?asOf=${encodeURIComponent(new Date().toISOString())}`)
  await past.page.getByText('Sondar').first().waitFor()
  await past.page.keyboard.press('c')
  await past.page.keyboard.press('?')
  await past.page.getByRole('dialog', { name: 'Teclas de atalho' }).waitFor()
  for (const { page } of [reader, past]) expect(await page.getByRole('dialog', { name: 'Nova tarefa' }).count()).toBe(0)
})
