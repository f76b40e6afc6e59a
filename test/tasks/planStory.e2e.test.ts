import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { wordings } from '../given/wordings'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const auditor = await colleague(ana)

/** What stands for the group `Works` in a chart. */
const works = 'group-2f-33-36-2z-37'

const looks = [
  { language: 'pt-BR', colorMode: 'light' },
  { language: 'en', colorMode: 'dark' },
] as const

/** A plan of three tasks, each after the one before. 1 March 2027 is a Monday. */
async function aPlan() {
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: auditor.email, as: ['team'] })
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, build] = [fresh(), fresh(), fresh()]
  const add = (taskId: string, title: string, startOn: string, endOn: string, predecessorIds: string[]) =>
    ana.act('AddTask', {
      projectId,
      stepId,
      taskId,
      title,
      startOn,
      endOn,
      predecessorIds,
      deliveryGroup: 'Works',
      estimatedMinutes: 960,
    })
  await add(dig, 'Dig', '2027-03-01', '2027-03-05', [])
  await add(pour, 'Pour', '2027-03-08', '2027-03-10', [dig])
  await add(build, 'Build', '2027-03-11', '2027-03-19', [pour])
  const datesOf = async (taskId: string) => {
    const { startOn, endOn } = await ana.ask('task', { projectId, taskId })
    return `${startOn} ${endOn}`
  }
  return { projectId, dig, pour, build, datesOf, address: `${prumo.url}/projects/${projectId}` }
}

const bar = (page: Page, taskId: string) => page.locator(`.gantt_task_line[data-task-id="${taskId}"]`)
const expectFocus = (page: Page, rowId: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-task-id]')?.getAttribute('data-task-id')))
    .toBe(rowId)
const lookOf = (on: Locator) => expect.poll(() => on.getAttribute('class'))

it.each(looks)(
  'GAN-03 GAN-09 a plan slips, is pushed, and is compared with its baseline, and an auditor reads it: $language',
  { timeout: 120_000 },
  async (look) => {
    const say = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
      wordings[look.language].say([key], key, values)
    const { projectId, dig, pour, build, datesOf, address } = await aPlan()
    const { page, troubles } = await open(look)
    await enter(page, prumo.url, ana.email)

    await page.goto(`${address}/baselines`)
    await page.getByRole('button', { name: say('command.SaveBaseline') }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('field.name') }).fill('Contract')
    await page.keyboard.press('Enter')
    await page.getByRole('row', { name: /Contract/ }).waitFor()

    // Nobody works on the Tuesday on which Pour goes on, and digging takes two days more.
    await ana.act('AddHoliday', {
      projectId,
      holidayId: fresh(),
      holidayOn: '2027-03-09',
      description: 'Carnival',
    })
    await page.goto(`${address}/gantt?zoom=day&layers=critical.baseline`)
    await bar(page, dig).waitFor()
    await page.locator('.gantt_container').focus()
    await expectFocus(page, works)
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, dig)
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await expect.poll(() => datesOf(dig)).toBe('2027-03-01 2027-03-08')
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await expect.poll(() => datesOf(dig)).toBe('2027-03-01 2027-03-10')
    await lookOf(bar(page, dig)).toContain('gantt_look_critical')
    await expect
      .poll(() => bar(page, pour).getAttribute('aria-label'))
      .toContain(say('gantt.tooEarly_other', { count: 2 }))
    await picture(page, `story-slip-${look.language}`)

    await page.getByRole('button', { name: say('reschedule.menu') }).press('Enter')
    await page.getByRole('menuitem', { name: say('reschedulingWay.push') }).press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('reschedule.confirm_other', { count: 2 }) })
      .press('Enter')
    await expect.poll(() => datesOf(pour)).toBe('2027-03-11 2027-03-12')
    await expect.poll(() => datesOf(build)).toBe('2027-03-15 2027-03-23')
    await picture(page, `story-pushed-${look.language}`)
    await page.keyboard.press('Control+z')
    await expect.poll(() => datesOf(build)).toBe('2027-03-11 2027-03-19')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => datesOf(build)).toBe('2027-03-15 2027-03-23')
    await expectAccessible(page, 'the plan of the story')

    const { items } = await ana.ask('baselines', { projectId })
    await page.goto(`${address}/baselines?from=${items[0]?.baselineId}&to=now`)
    const slipped = page.getByRole('row', { name: /Build/ })
    await slipped.waitFor()
    await picture(page, `story-compared-${look.language}`)
    await slipped.press('Enter')
    await page.getByRole('dialog').getByText('Ana Souza').first().waitFor()
    await picture(page, `story-why-${look.language}`)

    const later = await open(look)
    await enter(later.page, prumo.url, auditor.email)
    await later.page.goto(`${address}/gantt?zoom=day`)
    await bar(later.page, build).waitFor()
    const end = later.page.locator(`.gantt_row[data-task-id="${build}"] [data-column-name="endOn"]`)
    expect(await end.textContent()).toBe(look.language === 'en' ? '03/23/2027' : '23/03/2027')
    await picture(later.page, `story-auditor-${look.language}`)
    expect([troubles, later.troubles]).toEqual([[], []])
  },
)
