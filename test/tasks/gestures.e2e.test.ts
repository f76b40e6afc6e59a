import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { fresh } from '../given/fresh'
import { wordings } from '../given/wordings'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

/** By which means somebody works, and how the product looks to them. */
const hands = [
  { hand: 'keys', language: 'pt-BR', colorMode: 'light' },
  { hand: 'mouse', language: 'en', colorMode: 'dark' },
] as const
type Hand = (typeof hands)[number]
type Values = Readonly<Record<string, unknown>>
const [desk, phone] = [1280, 390]

/** A new project in this window, at this screen of it, and how this hand does what it does; texts by their key. */
async function projectIn({ page, troubles }: OpenWindow, { hand, language }: Hand, screen: 'board' | 'tasks') {
  const projectId = await project(ana, { pitch: `Ponte ${fresh().slice(0, 8)}` })
  const { steps } = await ana.ask('board', { projectId })
  const place = { projectId, stepId: steps[0]?.stepId ?? '', startOn: '2027-03-02', endOn: '2027-03-06' }
  const add = (title: string, priority: 'high' | 'none') =>
    ana.act('AddTask', { ...place, taskId: fresh(), title, priority })
  if (screen === 'tasks') {
    await add('Survey', 'high')
    await add('Fence', 'high')
    await add('Paint', 'none')
  }
  await goWithin(page, `/projects/${projectId}/${screen}`)
  const text = (key: string, values: Values = {}) => wordings[language].say([key], key, values)
  const act = (on: Locator) => (hand === 'keys' ? on.press('Enter') : on.click())
  /** By a key where there is one for it, or else by what one clicks on. */
  const either = async (key: string, clicked: Locator) => {
    if (hand === 'keys') await page.keyboard.press(key)
    else await clicked.click()
  }
  const tasks = async () => (await ana.ask('board', { projectId })).tasks
  const task = async (title: string) => (await tasks()).find((each) => each.title === title)
  const button = (key: string, values?: Values) => page.getByRole('button', { name: text(key, values), exact: true })
  const record = (title: string) => page.locator('[data-record]').filter({ hasText: title })
  return { page, troubles, hand, projectId, steps, text, act, either, task, tasks, button, record }
}
type Project = Awaited<ReturnType<typeof projectIn>>

describe.each(hands)('By $hand', (look) => {
  let window: OpenWindow
  beforeAll(async () => {
    window = await open(look)
    await window.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(window.page, prumo.url, ana.email)
    await window.page.goto(prumo.url)
  })
  afterAll(() => window.context.close())

  it('KAN-04 KAN-06 UND-01 COM-01 tasks are added, moved, undone, opened, discussed and linked to', async () => {
    const plan = await projectIn(window, look, 'board')
    const { page, troubles } = plan
    await addSurvey(plan, look.language)
    await moveAndUndo(plan, desk)
    await expectAccessible(page, look.hand)
    await discuss(plan)

    await page.setViewportSize({ width: phone, height: 860 })
    await addFromPhone(plan)
    await moveAndUndo(plan, phone)
    await openAndClose(plan)
    await expectAccessibleButColours(page, `${look.hand} on a phone`)
    expect(troubles).toEqual([])
  })

  it('TSK-03 TSK-05 a list is filtered, kept as a view, grouped, edited in its rows and together', async () => {
    await window.page.setViewportSize({ width: desk, height: 860 })
    const plan = await projectIn(window, look, 'tasks')
    const { page, record, troubles } = plan
    await record('Paint').waitFor()
    await filter(plan)
    await keepAsView(plan)
    await group(plan)
    await expectAccessible(page, look.hand)
    await expectNoSidewaysScroll(page, look.hand)
    await setPriority(plan, 'low')
    await setProgress(plan, desk, 30)
    await listKeys(plan, desk)

    await page.setViewportSize({ width: phone, height: 860 })
    await unfold(page, plan.text('filters'))
    await leaveView(plan)
    await setPriority(plan, 'medium')
    await setProgress(plan, phone, 60)
    await expectAccessibleButColours(page, `${look.hand} on a phone`)
    await expectNoSidewaysScroll(page, `${look.hand} on a phone`)
    await listKeys(plan, phone)
    expect(troubles).toEqual([])
  })
})

async function addSurvey(
  { page, hand, steps, text, act, either, task, tasks, button }: Project,
  language: Hand['language'],
) {
  await act(button('board.addHere', { name: steps[0]?.name }))
  await page.getByPlaceholder(text('quickAdd.title')).waitFor()
  await page.keyboard.type(
    language === 'en' ? 'Survey 11/24/2027–11/30/2027 !high' : 'Survey 24/11/2027–30/11/2027 !alta',
  )
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Fence 5d')
  await picture(page, `gestures-add-${hand}`)
  await either('Enter', button('quickAdd.addMany_other', { count: 2 }))
  await expect.poll(tasks).toHaveLength(2)
  expect(await task('Survey')).toMatchObject({ startOn: '2027-11-24', endOn: '2027-11-30', priority: 'high' })
  await page.keyboard.press('Escape')
}

/** A single task, in the column where Survey is not. */
async function addFromPhone({ page, steps, text, act, either, tasks, button }: Project) {
  await act(button('board.addHere', { name: steps[0]?.name }))
  await page.getByPlaceholder(text('quickAdd.title')).fill('Paint')
  await either('Enter', button('quickAdd.add'))
  await expect.poll(tasks).toHaveLength(3)
  await page.getByPlaceholder(text('quickAdd.title')).press('Escape')
}

/** Moves a card to the next step, takes that back, and does it again. */
async function moveAndUndo({ page, hand, steps, text, either, task, record }: Project, width: number) {
  const title = width === phone ? 'Fence' : 'Survey'
  const isMoved = async () => (await task(title))?.stepId === steps[1]?.stepId
  const next = steps[1]?.name ?? ''
  if (hand === 'keys') {
    await record(title).focus()
    await page.keyboard.press('Alt+ArrowRight')
  } else if (width === desk) {
    const column = page.getByRole('region', { name: next }).or(page.getByRole('group', { name: next }))
    await record(title).dragTo(column.first())
  } else {
    await page.getByRole('button', { name: text('board.taskActions', { title }) }).click()
    await page.getByRole('menuitem', { name: next }).click()
  }
  await expect.poll(isMoved).toBe(true)
  await either('Control+z', page.getByText(text('undo'), { exact: true }).first())
  await expect.poll(isMoved).toBe(false)
  await either('Control+Shift+z', page.getByText(text('redo'), { exact: true }).first())
  await expect.poll(isMoved).toBe(true)
}

async function discuss({ page, hand, projectId, text, act, either, task, record }: Project) {
  await act(record('Survey'))
  const panel = page.getByRole('dialog', { name: 'Survey' })
  await panel.waitFor()
  await act(panel.getByRole('button', { name: text('link.copy') }))
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${prumo.url}/projects/${projectId}/board/${(await task('Survey'))?.taskId}`)
  await act(panel.getByRole('tab', { name: text('comments.title') }))
  const box = panel.getByRole('textbox', { name: text('comments.write') })
  await box.fill('**Safe** https://obra.example')
  await either('Control+Enter', panel.getByRole('button', { name: text('command.AddComment'), exact: true }))
  await panel.locator('strong', { hasText: 'Safe' }).waitFor()
  await panel.getByRole('link', { name: 'https://obra.example' }).waitFor()
  await picture(page, `gestures-panel-${hand}`)
  await expectNoSidewaysScroll(page, hand)
  await either('Escape', panel.getByRole('button', { name: text('task.close') }))
  await panel.waitFor({ state: 'detached' })
}

/** A panel that covers the board: what is written in it is seen by scrolling down alone. */
async function openAndClose({ page, hand, text, act, either, record }: Project) {
  await act(record('Survey'))
  const panel = page.getByRole('dialog', { name: 'Survey' })
  await act(panel.getByRole('tab', { name: text('comments.title') }))
  await panel.locator('strong', { hasText: 'Safe' }).waitFor()
  await picture(page, `gestures-panel-phone-${hand}`)
  await expectNoSidewaysScroll(page, `${hand} on a phone`)
  await either('Escape', panel.getByRole('button', { name: text('task.close') }))
  await panel.waitFor({ state: 'detached' })
}

async function filter({ page, text, act, record }: Project) {
  await act(page.getByRole('search').getByRole('button', { name: text('field.priority') }))
  await act(page.getByRole('menuitemcheckbox', { name: text('priority.high') }))
  await page.keyboard.press('Escape')
  await expect.poll(() => record('Paint').count()).toBe(0)
  expect(page.url()).toContain('priority=high')
}

async function keepAsView({ page, text, act, either, button }: Project) {
  await act(button('taskViews.label'))
  await act(page.getByRole('menuitem', { name: text('taskViews.save') }))
  await page.getByRole('textbox', { name: text('taskViews.name') }).fill('Urgent')
  await either('Enter', page.getByRole('dialog').getByRole('button', { name: text('command.AddTaskView') }))
  await page.getByRole('button', { name: text('taskViews.current', { name: 'Urgent' }) }).waitFor()
}

async function leaveView({ page, text, act, record }: Project) {
  await act(page.getByRole('button', { name: new RegExp(text('taskViews.current', { name: 'Urgent' })) }))
  await act(page.getByRole('menuitem', { name: text('taskViews.leave') }))
  await record('Paint').waitFor()
}

async function group({ page, hand, text, act }: Project) {
  await act(page.getByRole('search').getByRole('button', { name: text('grouping.label') }))
  await act(page.getByRole('menuitemradio', { name: text('grouping.priority') }))
  await page
    .getByRole('rowheader')
    .filter({ hasText: text('priority.high') })
    .waitFor()
  await picture(page, `gestures-list-${hand}`)
}

async function setPriority({ page, text, act, task, record }: Project, priority: 'low' | 'medium') {
  await act(record('Survey').getByRole('button', { name: new RegExp(`^${text('field.priority')}`) }))
  await act(page.getByRole('menuitemradio', { name: text(`priority.${priority}`) }))
  await expect.poll(async () => (await task('Survey'))?.priority).toBe(priority)
}

/** Chooses a row, changes it in the bar of all that are chosen, and leaves that as it was begun. */
async function setProgress({ page, hand, text, act, either, task, record }: Project, width: number, progress: number) {
  const choose = async () => {
    if (hand === 'mouse') return page.getByRole('checkbox', { name: text('bulk.choose', { title: 'Fence' }) }).click()
    await record('Fence').focus()
    await page.keyboard.press('x')
  }
  await choose()
  const bar = page.getByRole('region', { name: text('command.ChangeTasks') })
  if (width === phone) await act(bar.getByRole('button', { name: text('bulk.fields') }))
  await bar.getByRole('textbox', { name: text('field.progress') }).fill(String(progress))
  await either('Enter', bar.getByRole('button', { name: text('bulk.apply') }))
  await expect.poll(async () => (await task('Fence'))?.progress).toBe(progress)
  await picture(page, `gestures-bulk-${hand}-${width}`)
  await choose()
  await bar.waitFor({ state: 'detached' })
}

async function listKeys({ page, hand, text, record, button }: Project, width: number) {
  if (hand === 'keys') {
    await record('Fence').focus()
    await page.keyboard.press('?')
  } else if (width === desk) {
    await button('help.label').click()
    await page.getByRole('menuitem', { name: text('keys.title') }).click()
  } else {
    await button('palette.open').click()
    await page.getByPlaceholder(text('palette.placeholder')).fill(text('keys.title'))
    await page.getByRole('option', { name: text('keys.title') }).click()
  }
  const keys = page.getByRole('dialog', { name: text('keys.title') })
  await keys.getByText(text('keys.places.selection')).waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
}
