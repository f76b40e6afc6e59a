import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks, type Look } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { textOfPdf } from '../documents/textOfPdf'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { wordings } from '../given/wordings'
import { loggedEvents } from '../log/loggedEvents'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'
import { pullBar, pullOn } from './pullBar'

const open = browserForTests()
const { prumo, founder, project, databaseUrl } = await world()
const log = loggedEvents(databaseUrl)
const ana = await founder()
const inWindow = oneWindow(open, prumo.url, ana)

/** What stands for the group `Works` in a chart. */
const works = 'group-3b-33-36-2z-37'

type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string
const textIn =
  (language: Look['language']): Say =>
  (key, values = {}) =>
    wordings[language].say([key], key, values)
const text = textIn('pt-BR')
/** The other language on the other ground, in a window as wide. */
const inEnglish = [{ language: 'en', colorMode: 'dark' }] as const

/** A plan with two linked tasks of a delivery group, one without, open as a Gantt chart. 1 March 2027 is a Monday. */
async function gantt({ width = 1280, prepare, columns = '' }: Opening = {}) {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, fence] = [fresh(), fresh(), fresh()]
  const add = (taskId: string, title: string, startOn: string, endOn: string, deliveryGroup: string | null) =>
    ana.act('AddTask', { projectId, stepId, taskId, title, startOn, endOn, deliveryGroup })
  await add(dig, 'Dig', '2027-03-01', '2027-03-05', 'Works')
  await add(pour, 'Pour', '2027-03-08', '2027-03-10', 'Works')
  await add(fence, 'Fence', '2027-03-01', '2027-03-02', null)
  const plan = { projectId, stepId, dig, pour }
  await prepare?.(plan)
  const opened = await inWindow(`/projects/${projectId}/gantt?zoom=day${columns}`, width)
  const task = async (taskId: string) => {
    const { startOn, endOn, title, assigneeId, predecessors } = await ana.ask('task', { projectId, taskId })
    return { startOn, endOn, title, assigneeId, predecessors: predecessors.map(({ title: name }) => name) }
  }
  return { ...opened, ...plan, task }
}
/** `columns`: those that are wanted, as the address has them. */
type Opening = { width?: number; prepare?: (plan: Plan) => Promise<unknown>; columns?: string }
type Plan = { projectId: string; stepId: string; dig: string; pour: string }

const cell = (page: Page, taskId: string, column: string) =>
  page.locator(`.gantt_row[data-task-id="${taskId}"] .gantt_cell[data-column-name="${column}"]`)
const bar = (page: Page, taskId: string) => page.locator(`.gantt_task_line[data-task-id="${taskId}"]`)

it('GAN-01 GAN-07 a task is moved, lengthened, renamed and assigned with keys alone, and it is undone', async () => {
  const columns = '&columns=code.title.startOn.endOn.duration.assignee.dependencies'
  const { page, dig, pour, task, troubles } = await gantt({ columns })
  await bar(page, pour).waitFor()
  await page.getByText(text('gantt.leftOut_one', { count: 1 })).waitFor()
  await page.locator('.gantt_container').focus()
  for (const rowId of [works, dig, pour]) {
    await expectFocus(cell(page, rowId, 'code'))
    if (rowId !== pour) await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+Enter')

  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => task(pour)).toMatchObject({ startOn: '2027-03-09', endOn: '2027-03-11' })
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect.poll(() => task(pour)).toMatchObject({ startOn: '2027-03-09', endOn: '2027-03-15' })
  await page.keyboard.press('Control+z')
  await expect.poll(() => task(pour)).toMatchObject({ endOn: '2027-03-12' })

  for (let column = 0; column < 4; column++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const duration = page.getByRole('textbox', { name: text('field.duration') })
  await duration.fill('0')
  await page.keyboard.press('Enter')
  await page.getByText(text('error.workDuration.invalid')).waitFor()
  await duration.fill('6')
  await page.keyboard.press('Enter')
  await expect.poll(() => task(pour)).toMatchObject({ startOn: '2027-03-09', endOn: '2027-03-16' })
  await expectFocus(cell(page, pour, 'duration'))

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F2')
  await page.getByRole('menuitemradio', { name: 'Ana Souza' }).click()
  await expect.poll(() => task(pour)).toMatchObject({ assigneeId: ana.userId })
  await expect.poll(() => cell(page, pour, 'assignee').textContent()).toBe('Ana Souza')
  await expectFocus(cell(page, pour, 'assignee'))

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F2')
  const numbers = page.getByRole('textbox', { name: text('field.dependencies') })
  for (const [written, code] of [
    ['2', 'task.predecessorItself'],
    ['1, 2, 3', 'task.predecessorItself'],
    ['9', 'predecessorNumbers.unknown'],
  ] as const) {
    await numbers.fill(written)
    await page.keyboard.press('Enter')
    await page.getByText(text(`error.${code}`)).waitFor()
  }
  await numbers.fill('1')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await task(pour)).predecessors).toEqual(['Dig'])
  await expect.poll(() => cell(page, pour, 'dependencies').textContent()).toBe('1')
  await expectFocus(cell(page, pour, 'dependencies'))

  await page.keyboard.press('e')
  await page.getByRole('dialog', { name: 'Pour' }).waitFor()
  await picture(page, 'gantt-open')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Pour' }).waitFor({ state: 'detached' })
  await expectAccessibleButColours(page, 'gantt')
  await inOtherLooks(page, () => expectAccessibleButColours(page, 'gantt in English, in the dark'), inEnglish)
  expect(troubles).toEqual([])
})

it('GAN-01 GAN-02 GAN-03 bars are dragged, resized and linked by mouse, and shown near and far', async () => {
  const { page, projectId, dig, pour, task, troubles } = await gantt()
  await bar(page, pour).waitFor()
  await dragBar(page, dig, await centreOf(page, dig), (2 * (await widthOf(page, dig))) / 5)
  await expect.poll(() => task(dig)).toMatchObject({ startOn: '2027-03-03', endOn: '2027-03-09' })
  await scrollToEnd(page, pour)

  await bar(page, dig).hover()
  const edge = await bar(page, dig).locator('.gantt_task_drag.task_right').boundingBox()
  if (!edge) throw new Error('the edge of the bar is not drawn')
  const twoDays = (2 * (await widthOf(page, dig))) / 7
  await dragBar(page, dig, [edge.x + edge.width / 2, edge.y + edge.height / 2], twoDays)
  await expect.poll(() => task(dig)).toMatchObject({ startOn: '2027-03-03', endOn: '2027-03-11' })
  await standsStill(page, dig)

  await bar(page, dig).hover()
  const from = await bar(page, dig).locator('.task_right .gantt_link_point').boundingBox()
  const target = await bar(page, pour).boundingBox()
  if (!from || !target) throw new Error('the point of the link is not drawn')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + 3, target.y + target.height / 2, { steps: 8 })
  const point = await bar(page, pour).locator('.task_left .gantt_link_point').boundingBox()
  if (point) await page.mouse.move(point.x + point.width / 2, point.y + point.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await task(pour)).predecessors).toEqual(['Dig'])
  await page.locator('.gantt_task_link').first().waitFor({ state: 'attached' })
  await expect.poll(() => bar(page, pour).getAttribute('class')).toContain('gantt_look_tooEarly')

  await page.getByRole('button', { name: text('gantt.show'), exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: text('gantt.layers.critical') }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => bar(page, dig).getAttribute('class')).toContain('gantt_look_critical')
  await picture(page, 'gantt-critical')
  await page.getByRole('button', { name: text('gantt.zoomOut') }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('zoom')).toBe(null)
  await page.getByRole('button', { name: text('gantt.wholePlan') }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('zoom')).toBe('day')

  await expectSaved(page, projectId)
  await expectPrinted(page)
  await expectAccessible(page, 'gantt by mouse')
  await inOtherLooks(page, ({ language }) => expectInEnglish(page, textIn(language)), inEnglish)
  expect(troubles).toEqual([])
})

const exporting = async (page: Page, item: string) => {
  await page.getByRole('button', { name: text('tasks.export') }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The whole plan as a picture and on paper. */
async function expectSaved(page: Page, projectId: string): Promise<void> {
  const downloads = page.waitForEvent('download')
  await exporting(page, text('gantt.savePicture.whole'))
  const file = await readFile((await (await downloads).path()) ?? '')
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  const printable = page.waitForEvent('download')
  await exporting(page, text('gantt.savePdf.whole'))
  expect((await printable).suggestedFilename()).toBe(`${text('gantt.exportName')}.pdf`)
  const pdf = textOfPdf(await readFile((await (await printable).path()) ?? ''))
  const { pitch } = await ana.ask('project', { projectId })
  for (const part of [pitch, '1/1', 'Works', '1 · Dig', '2 · Pour']) expect(pdf).toContain(part)
}

async function expectPrinted(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { print: () => document.body.classList.add('is-printed') }))
  await exporting(page, text('gantt.print.whole'))
  await page.locator('body.is-printed').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.printed-pages svg').count()).toBe(1)
  expect(await page.locator('.gantt-host').isVisible()).toBe(false)
  await picture(page, 'gantt-print')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await page.locator('.printed-pages').count()).toBe(0)
}

/** The same chart, and what can be had of it. */
async function expectInEnglish(page: Page, say: Say): Promise<void> {
  await expectAccessible(page, 'gantt by mouse in English, in the dark')
  await page.getByRole('button', { name: say('tasks.export') }).click()
  await page.getByRole('menuitem', { name: say('gantt.savePicture.whole') }).waitFor()
  await page.getByRole('menuitem', { name: say('gantt.print.whole') }).waitFor()
  const printable = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: say('gantt.savePdf.whole') }).click()
  expect((await printable).suggestedFilename()).toBe(`${say('gantt.exportName')}.pdf`)
}

it('GAN-01 GAN-02 the last bar is drawn out beyond the plan in one drag, and the chart stays as it is', async () => {
  const { page, projectId, dig, pour, task, troubles } = await gantt()
  await bar(page, pour).waitFor()
  const dayWidth = (await widthOf(page, pour)) / 3
  await scrollToEnd(page, pour)
  const before = await chartOf(page)
  await bar(page, pour).hover()
  const edge = await bar(page, pour).locator('.gantt_task_drag.task_right').boundingBox()
  if (!edge) throw new Error('the edge of the bar is not drawn')
  await dragBar(page, pour, [edge.x + edge.width / 2, edge.y + edge.height / 2], 5 * dayWidth)
  await expect.poll(() => task(pour)).toMatchObject({ startOn: '2027-03-08', endOn: '2027-03-15' })
  await standsStill(page, pour)
  expect(Math.round((await widthOf(page, pour)) / dayWidth)).toBe(8)
  expect(await chartOf(page)).toEqual(before)
  await picture(page, 'gantt-drawn-out')

  const [left] = await centreOf(page, pour)
  await ana.act('ChangeTask', { projectId, taskId: dig, startOn: '2027-01-04' })
  await expect.poll(async () => (await chartOf(page)).width).toBeGreaterThan(before.width + 40 * dayWidth)
  await standsStill(page, pour)
  expect(Math.abs((await centreOf(page, pour))[0] - left)).toBeLessThanOrEqual(1)
  expect(troubles).toEqual([])
})

it('GAN-01 a bar is dragged to its place, whatever others change meanwhile', async () => {
  const { page, projectId, stepId, pour, task, troubles } = await gantt()
  await bar(page, pour).waitFor()
  const twoDays = (2 * (await widthOf(page, pour))) / 3
  await pullBar(page, bar(page, pour), await centreOf(page, pour), twoDays / 2)
  const held = await centreOf(page, pour)
  const paint = { taskId: fresh(), title: 'Paint', startOn: '2027-03-01', endOn: '2027-03-19', deliveryGroup: 'Works' }
  await ana.act('AddTask', { projectId, stepId, ...paint })
  await page.getByText(text('tasks.count_other', { count: 3 })).waitFor()
  await pullOn(page, bar(page, pour), held, twoDays / 2)
  await page.mouse.up()
  await expect.poll(() => task(pour)).toMatchObject({ startOn: '2027-03-10', endOn: '2027-03-12' })
  await bar(page, paint.taskId).waitFor()
  expect(troubles).toEqual([])
})

it('GAN-01 a day of the past shows the plan of then, which nobody changes', async () => {
  const { page, projectId, pour, task, troubles } = await gantt()
  await bar(page, pour).waitFor()
  const before = new Date().toISOString()
  await ana.act('ChangeTask', { projectId, taskId: pour, startOn: '2027-03-15', endOn: '2027-03-17' })
  await goWithin(page, `/projects/${projectId}/gantt?zoom=day&asOf=${before}`)
  await bar(page, pour).waitFor()
  expect(await cell(page, pour, 'startOn').textContent()).toBe('08/03/2027')
  const head = await log.head()
  await cell(page, pour, 'startOn').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await tryToDrag(page, await centreOf(page, pour), 80)
  await settled(page)
  expect((await log.since(head)).filter((event) => event.projectId === projectId)).toEqual([])
  expect(await task(pour)).toMatchObject({ startOn: '2027-03-15', endOn: '2027-03-17' })
  expect(troubles).toEqual([])
})

it('GAN-01 GAN-02 names that look like markup are names, and one task in a far century keeps nobody from the plan', async () => {
  const hostile = `"><img src=x onerror="document.title='taken'">'<script>1</script>&amp;`
  const far = { startOn: '9999-12-30', endOn: '9999-12-31' }
  const taskId = fresh()
  const { page, troubles } = await gantt({
    prepare: async ({ projectId, stepId, dig }) => {
      await ana.act('AddTask', { projectId, stepId, taskId, title: hostile, ...far, deliveryGroup: hostile })
      await ana.act('AddDependency', { projectId, taskId, predecessorId: dig, kind: 'FS', lag: 0 })
    },
  })
  await cell(page, taskId, 'title').waitFor()
  expect(await cell(page, taskId, 'title').textContent()).toBe(`4 · ${hostile}`)
  expect(await page.locator('.gantt-host :is(img, script)').count()).toBe(0)
  expect(await page.locator('.gantt_mark').count()).toBeLessThan(10)
  const downloads = page.waitForEvent('download')
  await exporting(page, text('gantt.savePicture.whole'))
  await downloads
  expect(troubles).toEqual([])
})

it('GAN-01 the plan is a list with the same actions where there is no room for bars', async () => {
  const { page, pour, task, troubles } = await gantt({ width: 390 })
  await page.getByRole('row').filter({ hasText: 'Pour' }).waitFor()
  await expectNoSidewaysScroll(page, 'gantt')
  await page.getByRole('button', { name: text('gantt.actionsOf', { title: 'Pour' }) }).click()
  await picture(page, 'gantt-list')
  await page.getByRole('menuitem', { name: text('gantt.edit', { field: text('gantt.column.duration') }) }).click()
  await page.getByRole('textbox', { name: text('field.duration') }).fill('5')
  await page.keyboard.press('Enter')
  await expect.poll(() => task(pour)).toMatchObject({ startOn: '2027-03-08', endOn: '2027-03-12' })
  await expectAccessibleButColours(page, 'gantt list')
  const judge = async ({ language }: Look) => {
    await page.getByRole('button', { name: textIn(language)('gantt.actionsOf', { title: 'Pour' }) }).waitFor()
    await expectNoSidewaysScroll(page, 'gantt list in English, in the dark')
    await expectAccessibleButColours(page, 'gantt list in English, in the dark')
  }
  await inOtherLooks(page, judge, inEnglish)
  expect(troubles).toEqual([])
})

const expectFocus = (on: Locator) =>
  expect.poll(() => on.evaluate((each) => each === document.activeElement)).toBe(true)

async function standsStill(page: Page, taskId: string): Promise<void> {
  let before = ''
  await expect
    .poll(
      async () => {
        const [last, now] = [before, JSON.stringify(await bar(page, taskId).boundingBox())]
        before = now
        return last === now
      },
      { interval: 250 },
    )
    .toBe(true)
}

/** How wide what a chart draws is, and how far it is scrolled. */
const chartOf = (page: Page) =>
  page.evaluate(() => {
    const [days, room] = ['.gantt_task_bg', '.gantt_task'].map((name) => document.querySelector<HTMLElement>(name))
    return { width: days?.offsetWidth ?? 0, scrolled: room?.scrollLeft ?? 0 }
  })

/** A bar that is dragged near the edge of what is in sight takes the chart along. */
async function scrollToEnd(page: Page, taskId: string): Promise<void> {
  const bars = page.locator('.gantt_hor_scroll').last()
  await bars.evaluate((each) => each.scrollBy(1000, 0))
  await expect.poll(async () => (await chartOf(page)).scrolled).toBeGreaterThan(100)
  await standsStill(page, taskId)
}

const widthOf = async (page: Page, taskId: string) => (await bar(page, taskId).boundingBox())?.width ?? 0

async function centreOf(page: Page, taskId: string): Promise<[number, number]> {
  const box = await bar(page, taskId).boundingBox()
  if (!box) throw new Error('the bar is not drawn')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** A drag of what does not follow, seen by the chart move by move. */
async function tryToDrag(page: Page, [x, y]: readonly [number, number], right: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const pixels of [6, 12, right]) {
    await page.mouse.move(x + pixels, y)
    await settled(page)
  }
  await page.mouse.up()
}

/** Takes a bar, or its end, to the right, and lets it go. */
async function dragBar(page: Page, taskId: string, from: readonly [number, number], right: number): Promise<void> {
  await pullBar(page, bar(page, taskId), from, right)
  await page.mouse.up()
}
