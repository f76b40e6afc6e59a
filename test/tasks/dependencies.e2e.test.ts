import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const inWindow = oneWindow(open, prumo.url, ana)

const words = {
  'pt-BR': {
    predecessors: 'Predecessoras',
    add: 'Adicionar predecessora',
    edit: 'Editar a dependência de Escavar',
    remove: 'Remover a predecessora Escavar',
    kind: 'Tipo de dependência',
    startToStart: 'Início–início (II)',
    lag: 'Defasagem (dias úteis)',
    save: 'Salvar',
    wrong: 'Informe um número inteiro de dias, de −3650 a 3650',
    plain: 'TI',
    lagging: 'II + 2',
    early: 'Começa 2 dias úteis cedo demais para a dependência II + 2 de “Escavar”',
    circle: 'Ciclo de referência detectado! Escavar → Concretar → Escavar',
  },
  en: {
    predecessors: 'Predecessors',
    add: 'Add predecessor',
    edit: 'Edit the dependency on Escavar',
    remove: 'Remove the predecessor Escavar',
    kind: 'Kind of dependency',
    startToStart: 'Start to start (SS)',
    lag: 'Lag (working days)',
    save: 'Save',
    wrong: 'Enter a whole number of days, from −3650 to 3650',
    plain: 'FS',
    lagging: 'SS + 2',
    early: 'Starts 2 working days too early for its dependency SS + 2 on “Escavar”',
    circle: 'A circular reference was found! Escavar → Concretar → Escavar',
  },
}

it('GAN-06 a predecessor is added, its kind and lag are edited by keyboard, shown on the card, and undone', async () => {
  const say = words['pt-BR']
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour] = [fresh(), fresh()]
  const dates = { startOn: '2027-03-01', endOn: '2027-03-05' }
  await ana.act('AddTask', { projectId, stepId, taskId: dig, title: 'Escavar', ...dates })
  await ana.act('AddTask', { projectId, stepId, taskId: pour, title: 'Concretar', ...dates })
  const links = async () =>
    (await ana.ask('task', { projectId, taskId: pour })).predecessors.map(({ kind, lag }) => `${kind} ${lag}`)
  const { page, troubles } = await inWindow(`/projects/${projectId}/board/${pour}`)

  await page.getByRole('combobox', { name: say.add }).pressSequentially('Esca')
  await page.getByRole('option', { name: 'Escavar' }).click()
  const row = page.getByRole('region', { name: say.predecessors }).getByRole('listitem')
  await row.getByText(say.plain, { exact: true }).waitFor()
  await page.getByRole('button', { name: say.edit }).press('Enter')
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('combobox', { name: say.kind }).click()
  await page.getByRole('option', { name: say.startToStart }).click()
  const lag = dialog.getByRole('textbox', { name: say.lag })
  await lag.fill('dois')
  await lag.press('Enter')
  await dialog.getByText(say.wrong).waitFor()
  await picture(page, 'dependency-dialog')
  await expectAccessible(page, 'dependency')
  await inOtherLooks(page, async ({ language }) => {
    await dialog.getByText(words[language].wrong).waitFor()
    await dialog.getByRole('combobox', { name: words[language].kind }).waitFor()
    await expectAccessible(page, 'dependency on a phone, in the dark')
  })
  await lag.fill('+2')
  await lag.press('Enter')
  await row.getByText(say.lagging, { exact: true }).waitFor()
  expect(await links()).toEqual(['SS 2'])
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe(say.edit)
  await picture(page, 'dependency-row')
  await expectAccessible(page, 'a task with a dependency')
  await inOtherLooks(page, async ({ language }) => {
    const english = words[language]
    const list = page.getByRole('region', { name: english.predecessors }).getByRole('listitem')
    await list.getByText(english.lagging, { exact: true }).waitFor()
    for (const name of [english.edit, english.remove]) await page.getByRole('button', { name }).waitFor()
    await expectAccessible(page, 'a task with a dependency on a phone, in the dark')
  })

  await goWithin(page, `/projects/${projectId}/board/${dig}`)
  await page.getByRole('combobox', { name: say.add }).pressSequentially('Conc')
  await page.getByRole('option', { name: 'Concretar' }).click()
  await page.getByText(say.circle).first().waitFor()
  await picture(page, 'dependency-circle')

  await goWithin(page, `/projects/${projectId}/board`)
  await page.getByRole('img', { name: say.early }).waitFor()
  await inOtherLooks(page, ({ language }) => page.getByRole('img', { name: words[language].early }).waitFor())
  await goWithin(page, `/projects/${projectId}/board/${pour}`)
  await page.getByRole('button', { name: say.remove }).press('Enter')
  await row.waitFor({ state: 'detached' })
  expect(await links()).toEqual([])
  await page.keyboard.press('Control+z')
  await row.getByText(say.lagging, { exact: true }).waitFor()
  expect(await links()).toEqual(['SS 2'])
  const title = 'Escavar até a cota da fundação do bloco administrativo'
  await ana.act('ChangeTask', { projectId, taskId: dig, title })
  await row.getByText(title).waitFor()
  const badge = row.locator('.fui-Badge')
  expect(await badge.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
  await picture(page, 'dependency-long')
  // The circle was refused, as it has to be.
  expect(troubles).toEqual([expect.stringContaining('409')])
})

it('GAN-06 SES-15 what somebody else changed while the dialog was open is not replaced unseen', async () => {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const link = { projectId, taskId: fresh(), predecessorId: fresh() }
  const dates = { startOn: '2027-03-01', endOn: '2027-03-05' }
  await ana.act('AddTask', { projectId, stepId, taskId: link.predecessorId, title: 'Escavar', ...dates })
  await ana.act('AddTask', { projectId, stepId, taskId: link.taskId, title: 'Concretar', ...dates })
  await ana.act('AddDependency', { ...link, kind: 'FS', lag: 0 })
  const { page } = await inWindow(`/projects/${projectId}/board/${link.taskId}`)
  await page.getByRole('button', { name: words['pt-BR'].edit }).press('Enter')
  const lag = page.getByRole('textbox', { name: words['pt-BR'].lag })
  await lag.waitFor()
  await ana.act('ChangeDependency', { ...link, kind: 'FS', lag: 9, was: { kind: 'FS', lag: 0 } })
  await page.getByText('TI + 9', { exact: true }).waitFor({ state: 'attached' })
  await lag.fill('2')
  await lag.press('Enter')
  await page.getByText('Esta dependência mudou enquanto você a editava.').first().waitFor()
  const { predecessors } = await ana.ask('task', { projectId, taskId: link.taskId })
  expect(predecessors).toMatchObject([{ kind: 'FS', lag: 9 }])
})
