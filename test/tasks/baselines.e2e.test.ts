import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { chooseIn } from '../browser/chooseIn'
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
    none: 'Nenhuma linha de base ainda',
    save: 'Salvar linha de base',
    name: 'Nome',
    nameMissing: 'Informe o nome',
    nameTaken: 'Já existe uma linha de base com este nome. Escolha outro.',
    day: 'Como estava em',
    beforePlan: 'O plano ainda não existia neste dia. Escolha um dia mais recente.',
    longAgo: '03/03/2020',
    later: '7 dias úteis depois',
    same: 'Nada mudou entre os dois planos',
    show: 'Mostrar',
    added: 'Só as adicionadas (1)',
    why: 'Por que mudou',
    export: 'Exportar',
    csv: 'CSV',
    close: 'Fechar',
    all: 'Todas as linhas de base',
    remove: 'Excluir a linha de base Contrato',
  },
  en: {
    none: 'No baselines yet',
    save: 'Save baseline',
    name: 'Name',
    nameMissing: 'Enter the name',
    nameTaken: 'There is a baseline with this name already. Choose another.',
    day: 'As it stood on',
    beforePlan: 'The plan did not exist yet on this day. Choose a later one.',
    longAgo: '03/03/2020',
    later: '7 working days later',
    same: 'Nothing differs between the two plans',
    show: 'Show',
    added: 'Only those added (1)',
    why: 'Why it changed',
    export: 'Export',
    csv: 'CSV',
    close: 'Close',
    all: 'All baselines',
    remove: 'Delete the baseline Contrato',
  },
}

it('A baseline is saved by keyboard, compared with now, explained, exported, deleted and undone', async () => {
  const say = words['pt-BR']
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, cure] = [fresh(), fresh()]
  const add = (taskId: string, title: string, startOn: string, endOn: string) =>
    ana.act('AddTask', { projectId, stepId, taskId, title, startOn, endOn, estimatedMinutes: 600, hourCents: 5000 })
  await add(dig, 'Escavar a vala da adutora', '2026-03-02', '2026-03-06')
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  const saved = async () => (await ana.ask('baselines', { projectId })).items.map(({ name }) => name)

  await page.goto(`${prumo.url}/projects/${projectId}/baselines`)
  await page.getByText(say.none).waitFor()
  await picture(page, 'baselines-none')
  await inOtherLooks(page, ({ language }) => page.getByText(words[language].none).waitFor())
  await page.getByRole('button', { name: say.save }).press('Enter')
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: say.name })
  await name.press('Enter')
  await dialog.getByText(say.nameMissing).waitFor()
  await name.fill('Contrato')
  await dialog.getByRole('textbox', { name: say.day }).fill(say.longAgo)
  await name.press('Enter')
  await dialog.getByText(say.beforePlan).waitFor()
  await picture(page, 'baselines-dialog')
  await expectAccessible(page, 'saving a baseline')
  await inOtherLooks(page, async ({ language }) => {
    const english = words[language]
    await dialog.getByText(english.beforePlan).waitFor()
    for (const field of [english.name, english.day]) await dialog.getByRole('textbox', { name: field }).waitFor()
    await expectAccessible(page, 'saving a baseline on a phone, in the dark')
  })
  await dialog.getByRole('textbox', { name: say.day }).fill('')
  await name.press('Enter')
  const row = page.getByRole('row', { name: /Contrato/ })
  await row.waitFor()
  expect(await saved()).toEqual(['Contrato'])

  await page.getByRole('button', { name: say.save }).press('Enter')
  await name.fill('contrato')
  await name.press('Enter')
  await dialog.getByText(say.nameTaken).waitFor()
  await page.keyboard.press('Escape')
  await row.press('Enter')
  await page.getByText(say.same).waitFor()
  await inOtherLooks(page, ({ language }) => page.getByText(words[language].same).waitFor())

  // What others do meanwhile comes by itself.
  await ana.act('ChangeTask', { projectId, taskId: dig, endOn: '2026-03-17', estimatedMinutes: 1200 })
  await add(cure, 'Curar', '2026-03-18', '2026-03-20')
  const slipped = page.getByRole('row', { name: /Escavar a vala/ })
  await slipped.getByText(say.later).waitFor()
  await picture(page, 'baselines-comparison')
  await expectAccessibleButColours(page, 'a comparison')
  await expectNoSidewaysScroll(page, 'a comparison')
  await inOtherLooks(page, async ({ language }) => {
    const english = words[language]
    await slipped.getByText(english.later).waitFor()
    await chooseIn(page, english.show, english.added)
    await chooseIn(page, english.show, 0)
    await slipped.waitFor()
    await expectAccessibleButColours(page, 'a comparison on a phone, in the dark')
    await expectNoSidewaysScroll(page, 'a comparison on a phone')
  })
  await chooseIn(page, say.show, say.added)
  await slipped.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /Curar/ }).waitFor()
  await chooseIn(page, say.show, 0)

  await slipped.press('Enter')
  const why = page.getByRole('list', { name: say.why }).getByRole('listitem')
  await why.first().waitFor()
  expect(await why.count()).toBe(2)
  await picture(page, 'baselines-why')
  await expectAccessible(page, 'why a task differs')
  await inOtherLooks(page, async ({ language }) => {
    await page.getByRole('list', { name: words[language].why }).waitFor()
    await expectAccessible(page, 'why a task differs on a phone, in the dark')
  })
  await page.getByRole('button', { name: say.close, exact: true }).press('Enter')

  await page.getByRole('button', { name: say.export }).press('Enter')
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: say.csv }).click()
  expect((await download).suggestedFilename()).toMatch(/^Contrato .*\.csv$/)

  await page.getByRole('link', { name: say.all }).click()
  await picture(page, 'baselines-list')
  await expectAccessibleButColours(page, 'baselines')
  await inOtherLooks(page, async ({ language }) => {
    await page.getByRole('button', { name: words[language].save }).waitFor()
    await page.getByRole('button', { name: words[language].remove }).waitFor()
    await expectAccessibleButColours(page, 'baselines on a phone, in the dark')
  })
  await page.getByRole('button', { name: say.remove }).click()
  await row.waitFor({ state: 'detached' })
  expect(await saved()).toEqual([])
  await page.keyboard.press('Control+z')
  await row.waitFor()
  expect(await saved()).toEqual(['Contrato'])
  const asOf = new Date().toISOString()
  await goWithin(page, `/projects/${projectId}/baselines?asOf=${asOf}`)
  await row.waitFor()
  expect(await page.getByRole('button', { name: say.save }).count()).toBe(0)
  expect(await page.getByRole('button', { name: say.remove }).count()).toBe(0)
  await row.press('Enter')
  await slipped.getByText(say.later).waitFor()
  expect(new URL(page.url()).searchParams.get('asOf')).toBe(asOf)
  // What the server refused, the dialog said at its field.
  expect(troubles.filter((trouble) => !/ 409 /.test(trouble))).toEqual([])
})
