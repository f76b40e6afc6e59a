import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const words = {
  'pt-BR': {
    create: 'Nova tarefa',
    title: 'Título',
    group: 'Grupo de entrega',
    more: 'Mais campos',
    choose: 'Escolher requisitos do canvas',
    custom: 'Campos personalizados',
    predecessors: 'Predecessoras',
    wrong: 'Informe números de tarefas deste projeto, separados por vírgula.',
    add: 'Adicionar tarefa',
    number: 'Tarefa #2',
    standing: 'Sem linha de base',
    found: '#1 · Reforma da escola municipal',
  },
  en: {
    create: 'New task',
    title: 'Title',
    group: 'Delivery group',
    more: 'More fields',
    choose: 'Choose requirements of the canvas',
    custom: 'Custom fields',
    predecessors: 'Predecessors',
    wrong: 'Enter numbers of tasks of this project, with commas between.',
    add: 'Add task',
    number: 'Task #2',
    standing: 'No baseline',
    found: '#1 · Reforma da escola municipal',
  },
}

/** A project with a task, a delivery group and a requirement on its canvas. */
async function planned() {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const dates = { startOn: '2027-03-01', endOn: '2027-03-05' }
  await ana.act('AddTask', { projectId, stepId, taskId: fresh(), title: 'Escavar', ...dates })
  const { areas } = await ana.ask('canvas', { projectId })
  for (const [standardArea, title] of [
    ['deliveryGroups', 'Laje'],
    ['requirements', 'Acesso por rampa'],
  ] as const) {
    const areaId = areas.find((area) => area.standardArea === standardArea)?.areaId ?? ''
    await ana.act('AddCard', { projectId, cardId: fresh(), areaId, title })
  }
  return projectId
}

it('TSK-01 GAN-06 a task is added with all its fields from each view of a plan', async () => {
  const say = words['pt-BR']
  const projectId = await planned()
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/wbs`)
  await page.getByRole('button', { name: say.create }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say.title }).fill('Concretar')
  await dialog.getByRole('combobox', { name: say.group }).fill('laje')
  await dialog.getByText(say.more).click()
  await dialog.getByRole('combobox', { name: say.choose }).pressSequentially('rampa')
  await page.getByRole('menuitemcheckbox', { name: 'Acesso por rampa' }).click()
  await dialog.getByRole('textbox', { name: say.custom }).fill('Contrato: 12/2026')
  const predecessors = dialog.getByRole('textbox', { name: say.predecessors })
  await predecessors.fill('7')
  await dialog.getByRole('button', { name: say.add }).click()
  await dialog.getByText(say.wrong).waitFor()
  await picture(page, 'new-task')
  await expectAccessible(page, 'a new task')
  await inOtherLooks(page, async ({ language }) => {
    const english = words[language]
    await dialog.getByText(english.wrong).waitFor()
    for (const name of [english.title, english.custom, english.predecessors])
      await dialog.getByRole('textbox', { name }).waitFor()
    await dialog.getByRole('combobox', { name: english.choose }).waitFor()
    await dialog.getByRole('button', { name: english.add }).waitFor()
    await expectAccessible(page, 'a new task on a phone, in the dark')
  })
  await predecessors.fill('#1')
  await dialog.getByRole('button', { name: say.add }).click()
  const added = async () => (await ana.ask('board', { projectId })).tasks.find(({ title }) => title === 'Concretar')
  await expect.poll(added).toMatchObject({ number: 2, deliveryGroup: 'Laje', dependencies: [{ kind: 'FS', lag: 0 }] })
  const taskId = (await added())?.taskId ?? ''
  const { requirements, customFields } = await ana.ask('task', { projectId, taskId })
  expect(requirements).toEqual(['Acesso por rampa'])
  expect(customFields).toEqual([{ name: 'Contrato', value: '12/2026' }])

  await goWithin(page, `/projects/${projectId}/board/${taskId}`)
  await page.getByText(say.number, { exact: true }).waitFor()
  await page.getByText(say.standing, { exact: true }).waitFor()
  await picture(page, 'new-task-drawer')
  await inOtherLooks(page, async ({ language }) => {
    await page.getByText(words[language].number, { exact: true }).waitFor()
    await page.getByText(words[language].standing, { exact: true }).waitFor()
  })
  await goWithin(page, `/projects/${projectId}/tasks`)
  await page.getByText('#2', { exact: true }).waitFor()
  await picture(page, 'numbered-list')
  await expectAccessibleButColours(page, 'a list with numbers and states')
  await inOtherLooks(page, () =>
    expectAccessibleButColours(page, 'a list with numbers and states on a phone, in the dark'),
  )
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').last().fill('#1')
  await page.getByRole('option', { name: say.found }).first().waitFor()
  expect(troubles).toEqual([])
})
