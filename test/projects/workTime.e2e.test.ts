import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()

/** Ana's window for all tests. */
let anasWindow: OpenWindow
beforeAll(async () => {
  anasWindow = await open()
  await enter(anasWindow.page, prumo.url, ana.email)
  await anasWindow.page.goto(`${prumo.url}/my-projects`)
})
beforeEach(() => void anasWindow.troubles.splice(0))

/** Her window, in this section of a new project's settings. */
async function settings(section: string) {
  const projectId = await project(ana)
  const workTime = () => ana.ask('workTime', { projectId })
  // A page that comes by a link is fast: what it asks for has to be there.
  await workTime()
  await goWithin(anasWindow.page, `/projects/${projectId}/settings/${section}`)
  return { ...anasWindow, projectId, workTime }
}

it('SET-06 a day of the week is set in hours as people write them, by keyboard, and undone', async () => {
  const { page, workTime, troubles } = await settings('workTime')
  await page.getByText('40 h').waitFor()
  await page.getByRole('button', { name: 'Editar horário' }).press('Enter')
  const friday = page.getByRole('textbox', { name: 'Sexta-feira (horas)' })
  await friday.fill('25')
  await friday.press('Enter')
  await page.getByText('Informe de 0 a 24 horas, como 7,5').waitFor()
  await friday.fill('7,25')
  await page.getByRole('textbox', { name: 'Sábado (horas)' }).fill('4')
  await picture(page, 'work-time-dialog')
  await friday.press('Enter')
  await page.getByText('43,25 h').waitFor()
  expect(await workTime()).toMatchObject({ fridayMinutes: 435, saturdayMinutes: 240 })
  await expectAccessible(page, 'work time')
  await picture(page, 'work-time')
  await page.keyboard.press('Control+z')
  await page.getByText('40 h').waitFor()
  expect(await workTime()).toMatchObject({ fridayMinutes: 480, saturdayMinutes: 0 })
  expect(troubles).toEqual([])
})

it('SET-06 a week of less than an hour is refused in words', async () => {
  const { page, workTime } = await settings('workTime')
  await page.getByRole('button', { name: 'Editar horário' }).press('Enter')
  for (const day of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'])
    await page.getByRole('textbox', { name: `${day}-feira (horas)` }).fill('')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).press('Enter')
  await page.getByText('A semana precisa ter pelo menos uma hora de trabalho.').waitFor()
  expect((await workTime()).mondayMinutes).toBe(480)
})

it('SET-07 the national holidays of a year are added at once, optional ones unticked', async () => {
  const { page, workTime, troubles } = await settings('holidays')
  const openNational = async () => {
    await page.getByRole('button', { name: 'Feriados nacionais' }).press('Enter')
    await page.getByRole('combobox', { name: 'Ano' }).selectOption('2027')
  }
  await openNational()
  const carnival = page.getByRole('checkbox', { name: 'Carnaval (terça-feira)' })
  expect(await carnival.isChecked()).toBe(false)
  await carnival.press('Space')
  await expectAccessible(page, 'national holidays')
  await picture(page, 'national-holidays-pt-BR')
  await inOtherLooks(page, async () => {
    expect(await page.getByRole('checkbox', { name: 'Carnival (Tuesday)' }).isChecked()).toBe(true)
    await expectAccessible(page, 'national holidays on a phone')
    await picture(page, 'national-holidays-en')
  })
  await page.getByRole('button', { name: 'Adicionar feriados' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Natal').waitFor()
  const { holidays } = await workTime()
  expect(holidays.map(({ holidayOn }) => holidayOn)).toEqual([
    '2027-01-01',
    '2027-02-09',
    '2027-03-26',
    '2027-04-21',
    '2027-05-01',
    '2027-09-07',
    '2027-10-12',
    '2027-11-02',
    '2027-11-15',
    '2027-11-20',
    '2027-12-25',
  ])
  await expectAccessible(page, 'holidays')
  await picture(page, 'holidays-pt-BR')
  await expectNoSidewaysScroll(page, 'holidays')
  await inOtherLooks(page, async () => {
    await page.getByRole('button', { name: 'National holidays' }).waitFor()
    await expectAccessible(page, 'holidays on a phone')
    await picture(page, 'holidays-en')
    await expectNoSidewaysScroll(page, 'holidays on a phone')
  })
  await openNational()
  expect(await page.getByRole('checkbox', { name: 'Natal' }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  expect(troubles).toEqual([])
})

it('SET-07 a holiday is added on a free day only, deleted and brought back', async () => {
  const { page, workTime, projectId } = await settings('holidays')
  await ana.act('AddHoliday', { projectId, holidayId: fresh(), holidayOn: '2027-12-25', description: 'Natal' })
  await page.getByText('Natal').waitFor()
  await page.getByRole('button', { name: 'Adicionar feriado', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Adicionar feriado', exact: true }).press('Enter')
  await dialog.getByText('Informe o dia').waitFor()
  await dialog.getByText('Informe a descrição').waitFor()
  await dialog.getByRole('textbox', { name: 'Dia' }).fill('25/12/2027')
  await dialog.getByRole('textbox', { name: 'Descrição' }).fill('Padroeira')
  await dialog.getByRole('button', { name: 'Adicionar feriado', exact: true }).press('Enter')
  await dialog.getByText('Este dia já é feriado: Natal.').waitFor()
  await dialog.getByRole('textbox', { name: 'Dia' }).fill('08/12/2027')
  await dialog.getByRole('button', { name: 'Adicionar feriado', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Excluir o feriado Padroeira' }).press('Enter')
  await expect.poll(async () => (await workTime()).holidays.length).toBe(1)
  await page.keyboard.press('Control+z')
  await page.getByText('Padroeira').first().waitFor()
  await expect
    .poll(async () => (await workTime()).holidays)
    .toMatchObject([{ holidayOn: '2027-12-08', description: 'Padroeira' }, { description: 'Natal' }])
})

it('SET-06 SET-07 what would change is said before it is saved', async () => {
  const { page, projectId, workTime, troubles } = await settings('holidays')
  const stepId = await firstStepOf(ana, projectId)
  // 1 February 2027 is a Monday.
  const dates = { startOn: '2027-02-01', endOn: '2027-02-06' }
  await ana.act('AddTask', { projectId, taskId: fresh(), stepId, title: 'Sondagem', ...dates })
  await page.getByRole('button', { name: 'Adicionar feriado', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Nenhuma tarefa muda de duração.').waitFor()
  await dialog.getByRole('textbox', { name: 'Dia' }).fill('03/02/2027')
  await dialog.getByText('1 tarefa muda de duração; as datas ficam como estão.').waitFor()
  await dialog.getByText('Sondagem: de 5 para 4 (dias úteis)').waitFor()
  const expectAllOf = async (where: string) => {
    await expectAccessible(page, where)
    await picture(page, where)
    await expectNoSidewaysScroll(page, where)
  }
  await expectAllOf('a holiday with what changes')
  await inOtherLooks(page, () => expectAllOf('a holiday with what changes, on a phone'), [
    { width: 390, colorMode: 'dark' },
  ])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator('button:focus', { hasText: 'Adicionar feriado' }).waitFor()
  await page.getByRole('button', { name: 'Feriados nacionais' }).press('Enter')
  await page.getByRole('combobox', { name: 'Ano' }).selectOption('2027')
  await dialog.getByText('Nenhuma tarefa muda de duração.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await goWithin(page, `/projects/${projectId}/settings/workTime`)
  await page.getByRole('button', { name: 'Editar horário' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Sábado (horas)' }).fill('4')
  await dialog.getByText('Sondagem: de 5 para 6 (dias úteis)').waitFor()
  await dialog.getByRole('textbox', { name: 'Sábado (horas)' }).fill('muito')
  await dialog.getByText('Nenhuma tarefa muda de duração.').waitFor()
  expect(await workTime()).toMatchObject({ saturdayMinutes: 0, holidays: [] })
  expect(troubles).toEqual([])
})

it('SET-06 SET-07 whoever does not manage the project reads both, and is offered no change', async () => {
  const bia = await colleague(ana)
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await ana.act('AddHoliday', { projectId, holidayId: fresh(), holidayOn: '2027-12-25', description: 'Natal' })
  const { page } = await open()
  await enter(page, prumo.url, bia.email)
  await page.goto(`${prumo.url}/projects/${projectId}/settings/workTime`)
  await page.getByText('40 h').waitFor()
  expect(await page.getByRole('button', { name: 'Editar horário' }).count()).toBe(0)
  await goWithin(page, `/projects/${projectId}/settings/holidays`)
  await page.getByText('Natal').waitFor()
  expect(await page.getByRole('button', { name: /feriado/i }).count()).toBe(0)
})
