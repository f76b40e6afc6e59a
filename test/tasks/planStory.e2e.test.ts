import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks, type Look } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { wordings } from '../given/wordings'
import { world } from '../world/world'

const open = browserForTests()
const lastTuesday = tuesdayBefore(new Date())
let now = () => lastTuesday
const { prumo, founder, colleague, project } = await world({}, { now: () => now() })
const ana = await founder()
const auditor = await colleague(ana)

/** What stands for the group `Works` in a chart. */
const works = 'group-3b-33-36-2z-37'

/** The project whose plan was imported on that Tuesday. */
let projectId = ''
/** The other language on the other ground. */
const inEnglish = [{ language: 'en', colorMode: 'dark' }] as const

it('GAN-01 IMP-01 a plan comes from a spreadsheet with its predecessors', async () => {
  projectId = await project(ana)
  const { say, titled, address } = storyIn('pt-BR')
  await ana.act('ShareProject', { projectId, email: auditor.email, as: ['team'] })
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)

  await page.goto(`${prumo.url}${address}/imports`)
  await page.getByRole('button', { name: say('imports.choose') }).waitFor()
  const file = { name: 'works.csv', mimeType: 'text/csv', buffer: Buffer.from(await sheet(say)) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: say('imports.rehearse') }).press('Enter')
  await picture(page, 'story-import')
  await page.getByRole('button', { name: say('imports.start_other', { count: 3 }) }).press('Enter')
  await page.getByText(say('importState.finished'), { exact: true }).waitFor()

  await goWithin(page, `${address}/gantt?zoom=day`)
  const { build } = await titled()
  await bar(page, build).waitFor()
  expect(await cell(page, build, 'dependencies').textContent()).toBe('2')
  expect(await page.locator('.gantt_task_link').count()).toBe(2)
  await picture(page, 'story-gantt')
  expect(troubles).toEqual([])
})

it('GAN-03 GAN-09 a plan slips, is pushed, compared, and read as of last Tuesday by an auditor', async () => {
  now = () => new Date()
  await ana.signIn()
  const { say, day, titled, datesOf, address } = storyIn('pt-BR')
  const { dig, pour, build } = await titled()
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)

  // Nobody works on the Tuesday on which Pour goes on.
  await page.goto(`${prumo.url}${address}/settings/holidays`)
  const addHoliday = { name: say('command.AddHoliday'), exact: true }
  await page.getByRole('button', addHoliday).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('field.holidayOn') }).fill(day('2027-03-09'))
  await dialog.getByRole('textbox', { name: say('field.description') }).fill('Carnival')
  await dialog.getByText(/Pour: /).waitFor()
  await picture(page, 'story-holiday')
  await dialog.getByRole('button', addHoliday).press('Enter')
  await page.getByText('Carnival', { exact: true }).waitFor()

  await goWithin(page, `${address}/baselines`)
  await saveBaseline(page, say, 'Contract')

  await goWithin(page, `${address}/gantt?zoom=day`)
  await bar(page, dig).waitFor()
  await page.getByRole('button', { name: say('gantt.show'), exact: true }).press('Enter')
  for (const layer of ['critical', 'baseline'])
    await page.getByRole('menuitemcheckbox', { name: say(`gantt.layers.${layer}`) }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Contract' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.gantt_baseline_bar').count()).toBe(3)
  await page.locator('.gantt_container').focus()
  await expectFocus(page, works)
  await page.keyboard.press('ArrowDown')
  await expectFocus(page, dig)
  for (const dates of ['2027-03-01 2027-03-08', '2027-03-01 2027-03-10']) {
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await expect.poll(() => datesOf(dig)).toBe(dates)
  }
  await lookOf(bar(page, dig)).toContain('gantt_look_critical')
  await expect
    .poll(() => bar(page, pour).getAttribute('aria-label'))
    .toContain(say('gantt.tooEarly_other', { count: 2 }))
  const critical = page.locator('.gantt_task_link.gantt_look_critical')
  expect(await colourOf(critical.locator('.gantt_link_corner').first(), 'border-top-color')).toBe(
    await colourOf(critical.locator('.gantt_line_wrapper div').first(), 'background-color'),
  )
  await picture(page, 'story-slip')

  await page.getByRole('button', { name: say('reschedule.menu') }).press('Enter')
  await page.getByRole('menuitem', { name: say('reschedulingWay.push') }).press('Enter')
  await dialog.getByRole('button', { name: say('reschedule.confirm_other', { count: 2 }) }).press('Enter')
  await expect.poll(() => datesOf(pour)).toBe('2027-03-11 2027-03-12')
  await expect.poll(() => datesOf(build)).toBe('2027-03-15 2027-03-23')
  await picture(page, 'story-pushed')
  await page.keyboard.press('Control+z')
  await expect.poll(() => datesOf(build)).toBe('2027-03-11 2027-03-19')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => datesOf(build)).toBe('2027-03-15 2027-03-23')
  await expectAccessible(page, 'the plan of the story')
  await inOtherLooks(page, () => expectAccessible(page, 'the plan of the story in the dark'), inEnglish)

  await goWithin(page, `${address}/baselines`)
  await saveBaseline(page, say, 'As imported', day(dayOf(lastTuesday)))
  await picture(page, 'story-baselines')
  await page.getByRole('row', { name: /As imported/ }).press('Enter')
  const slipped = page.getByRole('row', { name: /Build/ })
  await slipped.getByText(day('2027-03-19')).first().waitFor()
  await picture(page, 'story-compared')
  await slipped.press('Enter')
  await dialog.getByText('Ana Souza').first().waitFor()
  // Two tasks were moved by one action: what it did to this one is told.
  expect(await dialog.innerText()).toMatch(/\nBuild\n/)
  const expectOneLine = async () => {
    const where = await page.locator('header nav').boundingBox()
    expect(where?.height, 'the breadcrumbs stand on one line').toBeLessThan(30)
  }
  await expectOneLine()
  await inOtherLooks(page, expectOneLine, inEnglish)
  await picture(page, 'story-why')

  const later = await open()
  await enter(later.page, prumo.url, auditor.email)
  await readByAuditor(later.page)
  expect([...troubles, ...later.troubles]).toEqual([])
})

/** The plan of now, then that of last Tuesday by the control of the screen, at a desk and on a telephone. */
async function readByAuditor(page: Page): Promise<void> {
  const { say, day, titled, datesOf, address } = storyIn('pt-BR')
  const { build, pour } = await titled()
  await page.goto(`${prumo.url}${address}/gantt?zoom=day`)
  await expect.poll(() => cell(page, build, 'endOn').textContent()).toBe(day('2027-03-23'))
  await picture(page, 'story-auditor')

  await page.getByRole('button', { name: say('past.open') }).press('Enter')
  const chosen = page.getByRole('textbox', { name: say('past.day'), exact: true })
  await chosen.fill(day(dayOf(lastTuesday)))
  await chosen.press('Enter')
  await page.getByText(say('past.asOf', { when: day(dayOf(lastTuesday)) })).waitFor()
  await page.getByText(say('past.readOnly')).waitFor()
  await expect.poll(() => cell(page, build, 'endOn').textContent()).toBe(day('2027-03-19'))
  // The holiday had not been added yet.
  expect(await cell(page, pour, 'duration').textContent()).toBe('3')
  expect(await page.getByRole('button', { name: say('reschedule.menu') }).count()).toBe(0)
  await cell(page, build, 'title').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await picture(page, 'story-tuesday')
  await expectAccessibleButColours(page, 'the plan of last Tuesday')
  const english = storyIn('en')
  const judge = async () => {
    await page.getByText(english.say('past.asOf', { when: english.day(dayOf(lastTuesday)) })).waitFor()
    await page.getByText(english.say('past.readOnly')).waitFor()
    await expectAccessibleButColours(page, 'the plan of last Tuesday in the dark')
  }
  await inOtherLooks(page, judge, inEnglish)
  expect(await datesOf(build)).toBe('2027-03-15 2027-03-23')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('row').filter({ hasText: 'Build' }).waitFor()
  await expectNoSidewaysScroll(page, 'the plan of last Tuesday')
  await inOtherLooks(page, () => expectNoSidewaysScroll(page, 'the plan of last Tuesday in English'), inEnglish)
  await picture(page, 'story-tuesday-390')
}

type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** What is read and written of the plan, in this language. */
function storyIn(language: Look['language']) {
  const say: Say = (key, values = {}) => wordings[language].say([key], key, values)
  const ids = async () =>
    new Map((await ana.ask('board', { projectId })).tasks.map((task) => [task.title, task.taskId]))
  return {
    say,
    address: `/projects/${projectId}`,
    /** A day as people of this language write it. */
    day: (text: string) => {
      const [year, month, date] = text.split('-')
      return language === 'en' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
    },
    titled: async () => {
      const found = await ids()
      return { dig: found.get('Dig') ?? '', pour: found.get('Pour') ?? '', build: found.get('Build') ?? '' }
    },
    datesOf: async (taskId: string) => {
      const { startOn, endOn } = await ana.ask('task', { projectId, taskId })
      return `${startOn} ${endOn}`
    },
  }
}

/** Three tasks, each after the one before. 1 March 2027 is a Monday. */
async function sheet(say: Say): Promise<string> {
  const { steps } = await ana.ask('board', { projectId })
  const stepId = await firstStepOf(ana, projectId)
  const step = steps.find((each) => each.stepId === stepId)?.name ?? ''
  const fields = ['key', 'title', 'step', 'startOn', 'endOn', 'deliveryGroup', 'estimatedHours', 'predecessors']
  return [
    fields.map((field) => say(`importTarget.${field}`)),
    ['A1', 'Dig', step, '2027-03-01', '2027-03-05', 'Works', '16', ''],
    ['A2', 'Pour', step, '2027-03-08', '2027-03-10', 'Works', '16', 'A1'],
    ['A3', 'Build', step, '2027-03-11', '2027-03-19', 'Works', '16', 'A2'],
  ]
    .map((cells) => cells.join(';'))
    .join('\r\n')
}

/** Of the plan as it stands, or as it stood at the end of a day. */
async function saveBaseline(page: Page, say: Say, name: string, day = ''): Promise<void> {
  await page.getByRole('button', { name: say('command.SaveBaseline') }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('baselines.name') }).fill(name)
  if (day) await dialog.getByRole('textbox', { name: say('field.asOfOn') }).fill(day)
  await dialog.getByRole('textbox', { name: say('baselines.name') }).press('Enter')
  await page.getByRole('row', { name: new RegExp(name) }).waitFor()
}

/** Ten in the morning of the last Tuesday that is over wherever people are. */
function tuesdayBefore(date: Date): Date {
  const found = new Date(date)
  found.setDate(found.getDate() - 2)
  while (found.getDay() !== 2) found.setDate(found.getDate() - 1)
  found.setHours(10, 0, 0, 0)
  return found
}

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const bar = (page: Page, taskId: string) => page.locator(`.gantt_task_line[data-task-id="${taskId}"]`)
const cell = (page: Page, taskId: string, column: string) =>
  page.locator(`.gantt_row[data-task-id="${taskId}"] [data-column-name="${column}"]`)
const expectFocus = (page: Page, rowId: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-task-id]')?.getAttribute('data-task-id')))
    .toBe(rowId)
const lookOf = (on: Locator) => expect.poll(() => on.getAttribute('class'))
const colourOf = (on: Locator, property: string) =>
  on.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
