import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { fresh } from '../given/fresh'
import { wordings } from '../given/wordings'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world({})
const ana = await founder()

type Look = { hand: 'keys' | 'mouse'; language: 'pt-BR' | 'en'; width: 1280 | 390; colorMode: 'light' | 'dark' }
type Values = Readonly<Record<string, unknown>>

/** A new board in this look, and how this hand does what it does; texts by their key. */
async function boardIn({ hand, ...look }: Look) {
  const projectId = await project(ana, { pitch: `Ponte ${fresh().slice(0, 8)}` })
  const opened = await open(look)
  const { page, context } = opened
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/board`)
  const text = (key: string, values: Values = {}) => wordings[look.language].say([key], key, values)
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
  return { ...opened, projectId, text, act, either, task, tasks, button, record }
}

const looks: Look[] = [
  { hand: 'keys', language: 'pt-BR', width: 1280, colorMode: 'light' },
  { hand: 'keys', language: 'en', width: 390, colorMode: 'dark' },
  { hand: 'mouse', language: 'en', width: 1280, colorMode: 'dark' },
  { hand: 'mouse', language: 'pt-BR', width: 390, colorMode: 'light' },
]
const named = (look: Look) => [`${look.hand}, ${look.language}, ${look.width} px`, look] as const

it.each(looks.map(named))(
  'KAN-04 KAN-06 COM-01 tasks are added, moved, undone, opened, discussed and linked to by %s',
  async (name, look) => {
    const { page, text, act, either, task, tasks, button, record, troubles, projectId } = await boardIn(look)
    const { steps } = await ana.ask('board', { projectId })
    await act(button('board.addHere', { name: steps[0]?.name }))
    const line = page.getByPlaceholder(text('quickAdd.title'))
    await line.waitFor()
    await page.keyboard.type(
      look.language === 'en' ? 'Survey 11/24/2027–11/30/2027 !high' : 'Survey 24/11/2027–30/11/2027 !alta',
    )
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Fence 5d')
    await picture(page, `gestures-add-${name}`)
    await either('Enter', button('quickAdd.addMany_other', { count: 2 }))
    await expect.poll(tasks).toHaveLength(2)
    expect(await task('Survey')).toMatchObject({ startOn: '2027-11-24', endOn: '2027-11-30', priority: 'high' })
    await page.keyboard.press('Escape')

    const isMoved = async () => (await task('Survey'))?.stepId === steps[1]?.stepId
    await move(page, look, record('Survey'), steps[1]?.name ?? '', text)
    await expect.poll(isMoved).toBe(true)
    await either('Control+z', page.getByText(text('undo'), { exact: true }).first())
    await expect.poll(isMoved).toBe(false)
    await either('Control+Shift+z', page.getByText(text('redo'), { exact: true }).first())
    await expect.poll(isMoved).toBe(true)
    await expectAccessible(page, name)

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
    await picture(page, `gestures-panel-${name}`)
    await expectNoSidewaysScroll(page, name)
    await either('Escape', panel.getByRole('button', { name: text('task.close') }))
    await panel.waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
  },
)

/** Moves a card to the next step: by Alt and an arrow, by its menu where it stands alone, or dragged. */
async function move(
  page: Page,
  { hand, width }: Look,
  card: Locator,
  step: string,
  text: (key: string, values?: Values) => string,
) {
  if (hand === 'keys') {
    await card.focus()
    return page.keyboard.press('Alt+ArrowRight')
  }
  if (width === 1280)
    return card.dragTo(
      page
        .getByRole('region', { name: step })
        .or(page.getByRole('group', { name: step }))
        .first(),
    )
  await page.getByRole('button', { name: text('board.taskActions', { title: 'Survey' }) }).click()
  return page.getByRole('menuitem', { name: step }).click()
}

it.each(looks.map(named))(
  'TSK-03 TSK-05 a list is filtered, kept as a view, grouped, edited in its rows and together by %s',
  async (name, look) => {
    const { page, text, act, either, task, button, record, troubles, projectId } = await boardIn(look)
    const { steps } = await ana.ask('board', { projectId })
    const place = { projectId, stepId: steps[0]?.stepId ?? '', startOn: '2027-03-02', endOn: '2027-03-06' }
    for (const title of ['Survey', 'Fence', 'Paint'])
      await ana.act('AddTask', { ...place, taskId: fresh(), title, priority: title === 'Paint' ? 'none' : 'high' })
    await page.goto(`${prumo.url}/projects/${projectId}/tasks`)
    await record('Paint').waitFor()

    await unfold(page, text('filters'))
    await act(page.getByRole('search').getByRole('button', { name: text('field.priority') }))
    await act(page.getByRole('menuitemcheckbox', { name: text('priority.high') }))
    await page.keyboard.press('Escape')
    await expect.poll(() => record('Paint').count()).toBe(0)
    expect(page.url()).toContain('priority=high')
    await act(button('taskViews.label'))
    await act(page.getByRole('menuitem', { name: text('taskViews.save') }))
    await page.getByRole('textbox', { name: text('taskViews.name') }).fill('Urgent')
    await either('Enter', page.getByRole('dialog').getByRole('button', { name: text('command.AddTaskView') }))
    await page.getByRole('button', { name: text('taskViews.current', { name: 'Urgent' }) }).waitFor()
    await act(page.getByRole('search').getByRole('button', { name: text('grouping.label') }))
    await act(page.getByRole('menuitemradio', { name: text('grouping.priority') }))
    await page
      .getByRole('rowheader')
      .filter({ hasText: text('priority.high') })
      .waitFor()
    await picture(page, `gestures-list-${name}`)
    await expectAccessible(page, name)
    await expectNoSidewaysScroll(page, name)

    await act(record('Survey').getByRole('button', { name: new RegExp(`^${text('field.priority')}`) }))
    await act(page.getByRole('menuitemradio', { name: text('priority.low') }))
    await expect.poll(async () => (await task('Survey'))?.priority).toBe('low')

    if (look.hand === 'keys') {
      await record('Fence').focus()
      await page.keyboard.press('x')
    } else await page.getByRole('checkbox', { name: text('bulk.choose', { title: 'Fence' }) }).click()
    const bar = page.getByRole('region', { name: text('command.ChangeTasks') })
    await act(bar.getByRole('button', { name: text('bulk.fields') }))
    await bar.getByRole('textbox', { name: text('field.progress') }).fill('30')
    await either('Enter', bar.getByRole('button', { name: text('bulk.apply') }))
    await expect.poll(async () => (await task('Fence'))?.progress).toBe(30)
    await picture(page, `gestures-bulk-${name}`)
    if (look.hand === 'keys') {
      await record('Fence').focus()
      await page.keyboard.press('?')
    } else if (look.width === 1280) {
      await button('help.label').click()
      await page.getByRole('menuitem', { name: text('keys.title') }).click()
    } else {
      await button('palette.open').click()
      await page.getByPlaceholder(text('palette.placeholder')).fill(text('keys.title'))
      await page.getByRole('option', { name: text('keys.title') }).click()
    }
    await page
      .getByRole('dialog', { name: text('keys.title') })
      .getByText(text('keys.places.selection'))
      .waitFor()
    expect(troubles).toEqual([])
  },
)
