import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { wordings } from '../given/wordings'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const inWindow = oneWindow(open, prumo.url, ana)
const text = (key: string, values: Readonly<Record<string, unknown>> = {}) => wordings['pt-BR'].say([key], key, values)
const inEnglish = [{ language: 'en', colorMode: 'dark' }] as const

type Planned = { title: string; startOn: string; endOn: string; deliveryGroup: string | null }

/** A project with these tasks, by their titles. */
async function planOf(tasks: readonly Planned[]) {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const ids = new Map<string, string>()
  for (const planned of tasks) {
    const taskId = fresh()
    ids.set(planned.title, taskId)
    await ana.act('AddTask', { projectId, stepId, taskId, ...planned })
  }
  return { projectId, idOf: (title: string) => ids.get(title) ?? '' }
}

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const today = new Date().toISOString().slice(0, 10)
const works = (title: string, startOn: string, endOn: string): Planned => ({
  title,
  startOn,
  endOn,
  deliveryGroup: 'Obra',
})

const cell = (page: Page, taskId: string, column: string) =>
  page.locator(`.gantt_row[data-task-id="${taskId}"] .gantt_cell[data-column-name="${column}"]`)
const bar = (page: Page, taskId: string) => page.locator(`.gantt_task_line[data-task-id="${taskId}"]`)

const expectFocus = (on: Locator) =>
  expect.poll(() => on.evaluate((each) => each === document.activeElement)).toBe(true)

/** Leads the focus into a chart as Tab does: to its first row, which is a group. */
async function enterChart(page: Page): Promise<void> {
  await page.locator('.gantt_container').focus()
  await expectFocus(page.locator('.gantt_row_project .gantt_cell[data-column-name=code]').first())
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

it('GAN-01 a pressed cell has its editor beside it, and what is typed at once goes into it and nowhere else', async () => {
  // 1 March 2027 is a Monday.
  const titles = ['Sondar', 'Escavar', 'Armar', 'Concretar', 'Curar', 'Pintar', 'Limpar', 'Entregar']
  const { projectId, idOf } = await planOf(titles.map((title) => works(title, '2027-03-01', '2027-03-05')))
  const { page, troubles } = await inWindow(`/projects/${projectId}/gantt?zoom=day`)
  const taskNow = async (title: string) => {
    const { startOn, endOn, predecessors } = await ana.ask('task', { projectId, taskId: idOf(title) })
    return { startOn, endOn, after: predecessors.map((each) => each.title) }
  }
  await cell(page, idOf('Entregar'), 'title').waitFor()
  await settled(page)
  const days = { startOn: '2027-03-01', endOn: '2027-03-05', after: [] as string[] }
  const presses = [
    ['Sondar', 'duration', 0, '3', { endOn: '2027-03-03' }],
    ['Armar', 'duration', 80, '7', { endOn: '2027-03-09' }],
    ['Escavar', 'endOn', 0, '10/03/2027', { endOn: '2027-03-10' }],
    ['Curar', 'startOn', 80, '02/03/2027', { startOn: '2027-03-02' }],
    ['Concretar', 'dependencies', 0, '1', { after: ['Sondar'] }],
    ['Pintar', 'dependencies', 80, '2', { after: ['Escavar'] }],
    ['Limpar', 'duration', 'twice', '2', { endOn: '2027-03-02' }],
    ['Entregar', 'endOn', 'twice', '04/03/2027', { endOn: '2027-03-04' }],
  ] as const
  for (const [title, column, held, written, changes] of presses) {
    const pressed = cell(page, idOf(title), column)
    const place = await boxOf(pressed)
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    if (held === 'twice') await page.mouse.dblclick(x, y)
    else await page.mouse.click(x, y, { delay: held })
    await page.keyboard.type(written)
    const field = page.getByRole('textbox', { name: text(`field.${column}`) })
    expect(await field.inputValue()).toBe(written)
    const editor = await boxOf(page.getByRole('dialog', { name: text(`field.${column}`) }))
    expect(editor.x).toBeLessThan(place.right)
    expect(editor.right).toBeGreaterThan(place.x)
    expect(Math.min(Math.abs(editor.y - place.bottom), Math.abs(place.y - editor.bottom))).toBeLessThan(16)
    await page.keyboard.press('Enter')
    await expect.poll(() => taskNow(title)).toEqual({ ...days, ...changes })
    await expectFocus(pressed)
  }
  expect(new URL(page.url()).searchParams.get('zoom')).toBe('day')
  expect(troubles).toEqual([])
})

it('GAN-01 two quick changes of a task follow each other, however slowly the first is on its way', async () => {
  const { projectId, idOf } = await planOf([works('Escavar', '2027-03-01', '2027-03-05')])
  const { page, troubles } = await inWindow(`/projects/${projectId}/gantt?zoom=day`)
  const dig = idOf('Escavar')
  await bar(page, dig).waitFor()
  await enterChart(page)
  await page.keyboard.press('ArrowDown')
  await expectFocus(cell(page, dig, 'code'))
  let sent = 0
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/commands/ChangeTask', async (route) => {
    sent += 1
    await released
    await route.continue()
  })
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  // What this page asks for is met in order: the second change would have been sent before this.
  await page.route('**/after-both', (route) => route.fulfill({ body: '' }))
  await page.evaluate(() => fetch('/after-both').then(() => undefined))
  expect(sent).toBe(1)
  release()
  await expect.poll(() => ana.ask('task', { projectId, taskId: dig })).toMatchObject({ endOn: '2027-03-09' })
  expect(troubles).toEqual([])
})

it('GAN-01 a bar tells what it is to the mouse and to the keys, stays while one reads, and goes by Escape', async () => {
  const hostile = `<b>"Laje"</b> & 'viga'`
  const { projectId, idOf } = await planOf([
    works('Escavar', '2027-03-01', '2027-03-05'),
    works(hostile, '2027-03-03', '2027-03-09'),
    works('Jardim', '2027-03-01', '2027-03-02'),
  ])
  const [dig, slab, garden] = [idOf('Escavar'), idOf(hostile), idOf('Jardim')]
  await ana.act('AddDependency', { projectId, taskId: slab, predecessorId: dig, kind: 'FS', lag: 1 })
  const { page, troubles } = await inWindow(`/projects/${projectId}/gantt?zoom=day&layers=critical`)
  const tip = page.getByRole('tooltip')
  await bar(page, slab).hover()
  await tip.waitFor()
  const words = (await tip.innerText()).replace(/\s+/g, ' ')
  for (const part of [
    hostile,
    '03/03/2027 a 09/03/2027 · 5 dias úteis',
    text('gantt.tooEarly_other', { count: 4 }),
    text('gantt.critical'),
    `1 · Escavar (TI + 1)`,
    `${text('gantt.tip.totalFloat')} ${text('gantt.tip.days_one', { count: 0 })}`,
  ])
    expect(words).toContain(part)
  expect(await tip.locator('b').count()).toBe(0)
  await picture(page, 'gantt-tip')
  await tip.hover()
  await settled(page)
  await tip.hover({ position: { x: 20, y: 30 } })
  expect(await tip.isVisible()).toBe(true)
  await expectAccessibleButColours(page, 'gantt with a tip')
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })

  await page.mouse.move(5, 5)
  await enterChart(page)
  for (let row = 0; row < 2; row++) await page.keyboard.press('ArrowDown')
  await tip.getByText('1.2 · 1 · Escavar').waitFor()
  await page.keyboard.press('ArrowUp')
  await tip.getByText('1.1 · 3 · Jardim').waitFor()
  expect(await cell(page, garden, 'code').evaluate((each) => each === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })

  // What is edited hides what is told, and is left by the first Escape.
  const duration = cell(page, garden, 'duration')
  const isAtDuration = () => duration.evaluate((each) => each === document.activeElement)
  for (let column = 0; column < 8 && !(await isAtDuration()); column++) await page.keyboard.press('ArrowRight')
  await expectFocus(duration)
  await bar(page, dig).hover()
  await tip.getByText('Escavar').first().waitFor()
  await tip.hover()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: text('field.duration') })
  await field.waitFor()
  await tip.waitFor({ state: 'detached' })
  await field.press('Escape')
  await field.waitFor({ state: 'detached' })
  // The pointer was on it when it went: that stops no other.
  await bar(page, slab).hover()
  await tip.getByText(hostile).waitFor()
  await page.keyboard.press('Escape')
  expect(troubles).toEqual([])
})

it('GAN-02 GAN-09 today and days off are drawn as far as one scrolls, and the legend says what is drawn', async () => {
  const tasks = Array.from({ length: 40 }, (_, at) =>
    works(`Tarefa ${at + 1}`, dayAfter(today, at * 3 - 20), dayAfter(today, at * 3 - 10)),
  )
  const { projectId, idOf } = await planOf(tasks)
  const { page, troubles } = await inWindow(`/projects/${projectId}/gantt`)
  await bar(page, idOf('Tarefa 1')).waitFor()
  const expectMarks = async () => {
    await page.getByRole('button', { name: text('gantt.today'), exact: true }).click()
    await expect
      .poll(async () => {
        const [line, room] = [await boxOf(page.locator('.gantt_today')), await boxOf(page.locator('.gantt_data_area'))]
        const rooms = await boxOf(page.locator('.gantt_task'))
        const isIn = line.x > rooms.x && line.x < rooms.right
        return isIn && line.y <= room.y + 1 && line.bottom >= room.bottom - 1
      })
      .toBe(true)
    const rooms = await boxOf(page.locator('.gantt_task'))
    const stripes = await Promise.all((await page.locator('.gantt_off').all()).map(boxOf))
    const inSight = stripes.filter(({ x, right }) => right > rooms.x && x < rooms.right)
    expect(inSight.length).toBeGreaterThan(1)
    for (const { width } of inSight) expect(width).toBeGreaterThanOrEqual(2)
  }
  await expectMarks()
  for (const by of [400, 100_000]) {
    await page.locator('.gantt_ver_scroll').evaluate((each, pixels) => each.scrollBy(0, pixels), by)
    await expectMarks()
  }
  await page.setViewportSize({ width: 1500, height: 960 })
  await expectMarks()
  await page.setViewportSize({ width: 1280, height: 860 })
  for (const zoom of ['day', 'month'] as const) {
    await page.getByRole('button', { name: text(zoom === 'day' ? 'gantt.zoomIn' : 'gantt.zoomOut') }).click()
    if (zoom === 'month') await page.getByRole('button', { name: text('gantt.zoomOut') }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('zoom')).toBe(zoom)
    await expectMarks()
  }

  await page.getByRole('button', { name: text('gantt.legend.label') }).press('Enter')
  const legend = page.getByRole('group', { name: text('gantt.legend.label') })
  await legend.waitFor()
  expect(await legend.getByRole('listitem').allInnerTexts()).toEqual(
    ['group', 'plain', 'today', 'dayOff'].map((sign) => text(`gantt.legend.${sign}`)),
  )
  await expectAccessible(page, 'gantt with its legend')
  await page.keyboard.press('Escape')
  await legend.waitFor({ state: 'detached' })
  const focused = await page.evaluate(() => document.activeElement?.textContent)
  expect(focused).toBe(text('gantt.legend.label'))
  expect(troubles).toEqual([])
})

it.each([
  ['ten days', '2027-03-01', '2027-03-10'],
  ['half a year', '2026-07-13', '2027-01-22'],
  ['six years', '2026-07-13', '2032-07-30'],
])(
  'GAN-02 the whole plan is in sight when it is wanted whole, and beside the columns: %s',
  async (_, startOn, endOn) => {
    const { projectId, idOf } = await planOf([
      works('Primeira', startOn, startOn),
      works('Do meio', startOn, endOn),
      works('Última', endOn, endOn),
    ])
    for (const width of [1280, 1000, 1700]) {
      const { page } = await inWindow(`/projects/${projectId}/gantt?zoom=quarter`, width)
      // The same chart, in another width, is still where it was.
      await page.locator('.gantt_task_line').first().waitFor({ state: 'attached' })
      await page.getByRole('button', { name: text('gantt.wholePlan') }).click()
      await expect
        .poll(async () => {
          const [room, columns] = [await boxOf(page.locator('.gantt_task')), await boxOf(page.locator('.gantt_grid'))]
          const boxes = await Promise.all(['Primeira', 'Última'].map((title) => boxOf(bar(page, idOf(title)))))
          const isBeside = Math.abs(columns.right - room.x) <= 3
          return isBeside && boxes.every(({ x, right }) => x >= room.x - 1 && right <= room.right + 1)
        })
        .toBe(true)
    }
  },
)

it('GAN-08 the chart has the groups and tasks of the work breakdown structure in its order, with its codes', async () => {
  const { projectId, idOf } = await planOf([
    { ...works('Escavar', '2027-03-08', '2027-03-12'), deliveryGroup: 'Vala' },
    { ...works('Licenciar', '2027-03-01', '2027-03-05'), deliveryGroup: 'obra' },
    { ...works('Arte', '2027-03-01', '2027-03-05'), deliveryGroup: 'Anexos' },
    { ...works('Avulsa', '2027-03-01', '2027-03-05'), deliveryGroup: null },
  ])
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  const [handover, site] = [fresh(), fresh()]
  await ana.act('AddCard', { projectId, cardId: handover, areaId, title: 'Entrega' })
  await ana.act('AddCard', { projectId, cardId: site, areaId, title: 'Obra' })
  await ana.act('AddCard', { projectId, cardId: fresh(), areaId, title: 'Vala', baseCardId: site })
  const wbs = (await ana.ask('wbs', { projectId })).rows
  // A group without a task has no dates to be drawn.
  const outline = wbs.flatMap(({ code, title, taskCount }) => (code && taskCount > 0 ? [`${code} ${title}`] : []))
  expect(outline).toEqual(['2 Obra', '2.1 Vala', '2.1.1 Escavar', '2.2 Licenciar', '3 Anexos', '3.1 Arte'])
  const { page, troubles } = await inWindow(`/projects/${projectId}/gantt?zoom=day`)
  const drawn = async () => {
    const rows = await page
      .locator('.gantt_row')
      .evaluateAll((each) =>
        each.map((row) =>
          ['code', 'title'].map((name) => row.querySelector(`[data-column-name=${name}]`)?.textContent ?? '').join(' '),
        ),
      )
    return rows.map((row) => row.replace(/ \d+ · /, ' '))
  }
  await expect.poll(drawn).toEqual(outline)
  await ana.act('MoveCard', { projectId, areaId, cardId: site, beforeCardId: handover })
  await ana.act('ChangeTask', { projectId, taskId: idOf('Arte'), deliveryGroup: 'Vala' })
  await expect.poll(drawn).toEqual(['1 Obra', '1.1 Vala', '1.1.1 Arte', '1.1.2 Escavar', '1.2 Licenciar'])

  const phone = await inWindow(`/projects/${projectId}/gantt`, 390)
  for (const part of ['1.1 Vala', /1\.1\.2 \d+ · Escavar/, /1\.2 \d+ · Licenciar/])
    await phone.page.getByText(part).first().waitFor()
  expect(troubles).toEqual([])
})

it('GAN-05 a plan whose tasks stand in no group is drawn once they are put into one, and that is undone', async () => {
  const days = ['2027-03-01', '2027-03-05'] as const
  const { projectId, idOf } = await planOf(
    ['Escavar', 'Armar'].map((title) => ({ ...works(title, ...days), deliveryGroup: null })),
  )
  const { page, troubles } = await inWindow(`/projects/${projectId}/gantt?zoom=day`)
  const action = text('gantt.offer.action_other', { count: 2 })
  await page.getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog', { name: action })
  const name = dialog.getByRole('combobox', { name: text('field.deliveryGroup') })
  expect(await name.inputValue()).toBe(text('gantt.offer.name'))
  await expectAccessible(page, 'a group for tasks without one')
  await picture(page, 'gantt-offer')
  await name.fill('Obra civil')
  await name.press('Enter')
  await bar(page, idOf('Armar')).waitFor()
  const groups = async () => (await ana.ask('board', { projectId })).tasks.map(({ deliveryGroup }) => deliveryGroup)
  expect(await groups()).toEqual(['Obra civil', 'Obra civil'])
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', { projectId, stepId, taskId: fresh(), title: 'Pintar', startOn: days[0], endOn: days[1] })
  await page.getByRole('button', { name: text('gantt.offer.action_one', { count: 1 }) }).waitFor()
  await page.locator('.gantt_container').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(groups).toEqual([null, null, null])
  await page.getByRole('button', { name: text('gantt.offer.action_other', { count: 3 }) }).waitFor()
  await inOtherLooks(page, () => expectAccessible(page, 'an empty gantt in English, in the dark'), inEnglish)
  expect(troubles).toEqual([])
})
