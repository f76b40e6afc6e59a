import { showDay } from '@prumo/contracts/formats/days'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world({})
const ana = await founder()
const projectId = await project(ana, { pitch: 'Reforma do mercado' })
const stepId = await firstStepOf(ana, projectId)
const taskId = crypto.randomUUID()
const dates = { startOn: '2026-01-05', endOn: '2026-01-09' }
await ana.act('AddTask', { projectId, taskId, stepId, title: 'Cercar o canteiro', ...dates })

const board = `${prumo.url}/projects/${projectId}/board`
const inBrasilia = { timeZone: 'America/Sao_Paulo' }
const dayOf = (at: Date) => dayAt([], at.toISOString())
const shown = (at: Date, language = 'pt-BR') => showDay(dayOf(at), language)
const dayBefore = (at: Date) => new Date(at.getTime() - 86_400_000)

it('SES-11 a calendar speaks Portuguese with the product in an English browser, by keyboard', async () => {
  const { page, troubles } = await open({ locale: 'en-US' })
  await enter(page, prumo.url, ana.email)
  await page.goto(`${board}/${taskId}`)
  const drawer = page.getByRole('dialog')
  const start = drawer.getByLabel('Início', { exact: true })
  await start.waitFor()
  expect(await start.inputValue()).toBe('05/01/2026')
  await drawer.getByRole('button', { name: 'Escolher no calendário' }).first().click()
  const days = page.getByRole('grid', { name: 'janeiro de 2026' })
  const day = (name: string) => days.getByRole('button', { name, exact: true })
  const focused = (name: string) => page.locator(`button[aria-label="${name}"]:focus`).waitFor()
  await focused('segunda-feira, 5 de janeiro de 2026')
  expect(await days.getByRole('columnheader').first().getByText('D').getAttribute('title')).toBe('domingo')
  await expectAccessible(page, 'the calendar')
  await picture(page, 'calendar')
  await page.keyboard.press('ArrowRight')
  await focused('terça-feira, 6 de janeiro de 2026')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await focused('domingo, 11 de janeiro de 2026')
  await page.keyboard.press('PageUp')
  await focused('quinta-feira, 11 de dezembro de 2025')
  await page.keyboard.press('Shift+PageDown')
  await page.keyboard.press('PageDown')
  await focused('segunda-feira, 11 de janeiro de 2027')
  await page.keyboard.press('Escape')
  await days.waitFor({ state: 'detached' })
  expect(await start.inputValue()).toBe('05/01/2026')
  await drawer.getByRole('button', { name: 'Escolher no calendário' }).first().click()
  await day('quarta-feira, 7 de janeiro de 2026').click()
  await expect.poll(() => start.inputValue()).toBe('07/01/2026')
  expect(troubles).toEqual([])
})

it('SES-11 a calendar speaks English with the product in a Portuguese browser', async () => {
  const { page, troubles } = await open({
    ...inBrasilia,
    language: 'en',
    locale: 'pt-BR',
    width: 390,
    colorMode: 'dark',
  })
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/changes?from=2026-02-03&to=2026-03-04`)
  const from = page.getByLabel('From the end of', { exact: true })
  await from.waitFor()
  expect(await from.inputValue()).toBe('02/03/2026')
  await page.getByRole('button', { name: 'Pick a day' }).first().click()
  await page.getByRole('grid', { name: 'February 2026' }).waitFor()
  await expectNoSidewaysScroll(page, 'the calendar')
  await expectAccessible(page, 'the dark calendar')
  await picture(page, 'narrow-calendar')
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: 'Monday, March 2, 2026', exact: true }).click()
  await page.waitForURL('**/changes?from=2026-03-02&to=2026-03-04')
  expect(await from.inputValue()).toBe('03/02/2026')
  await from.fill('12/31/2099')
  await from.blur()
  await page.getByText(`Choose a day up to ${shown(new Date(), 'en')}`).waitFor()
  expect(page.url()).toContain('from=2026-03-02')
  expect(troubles).toEqual([])
})

it('AUD-01 the way into the past proposes the day of creation of a project that is younger than yesterday', async () => {
  const { page, troubles } = await open(inBrasilia)
  const [today, yesterday] = [new Date(), dayBefore(new Date())]
  await enter(page, prumo.url, ana.email)
  await page.goto(board)
  await page.getByRole('button', { name: 'Ver como estava' }).click()
  const day = page.getByLabel('Dia', { exact: true })
  await expect.poll(() => day.inputValue()).toBe(shown(today))
  await day.fill(dayOf(yesterday))
  await day.blur()
  await page.getByText(`Escolha um dia a partir de ${shown(today)}`).waitFor()
  await day.fill(dayOf(yesterday).slice(8) + dayOf(yesterday).slice(5, 7))
  await page.getByText(`Lido como ${shown(yesterday)}`).waitFor()
  await picture(page, 'menu-too-early')
  await page.getByRole('button', { name: 'Escolher no calendário' }).click()
  await page.getByRole('grid').waitFor()
  await picture(page, 'menu-calendar')
  await page.getByRole('button', { name: 'Hoje', exact: true }).click()
  await page.getByLabel('Hora (opcional)').fill('25:00')
  await page.getByRole('button', { name: 'Ver este momento' }).click()
  await page.getByText('Use o formato 08:30').waitFor()
  await page.getByLabel('Hora (opcional)').fill('')
  await page.getByRole('button', { name: 'Ver este momento' }).click()
  await page.waitForURL(`**/board?asOf=${dayOf(today)}`)
  expect(troubles).toEqual([])
})

it('AUD-01 before a project existed, the way to another day of it is there', async () => {
  const { page } = await open(inBrasilia)
  await enter(page, prumo.url, ana.email)
  await page.goto(`${board}?asOf=2020-01-01`)
  await page.getByText('O projeto ainda não existia').waitFor()
  await page.getByRole('button', { name: 'Ver como estava' }).click()
  await expect.poll(() => page.getByLabel('Dia', { exact: true }).inputValue()).toBe(shown(new Date()))
  await picture(page, 'before-project')
  await page.getByRole('button', { name: 'Ver este momento' }).click()
  await page.waitForURL(`**/board?asOf=${dayOf(new Date())}`)
})
