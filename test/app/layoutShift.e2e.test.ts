import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { settled } from '../browser/settled'
import { anArea } from '../given/anArea'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana, { pitch: 'Ponte norte' })
const [taskId, cardId, areaId] = [fresh(), fresh(), fresh()]
const stepId = await firstStepOf(ana, projectId)
await ana.act('AddTask', { projectId, stepId, taskId, title: 'Sondagem', startOn: '2026-03-02', endOn: '2026-03-06' })
await ana.act('DeleteTask', { projectId, taskId })
await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Feiras' })
await ana.act('AddCard', { projectId, areaId, cardId, title: 'Feira' })
await ana.act('DeleteCard', { projectId, cardId, reason: 'Repetido' })

/** On a phone a toolbar may take a second line when it comes. */
const most = (width: number) => (width === 390 ? 0.07 : 0.02)
const ofProject = (path: string) => `/projects/${projectId}/${path}`
const screens = [
  '/',
  '/my-tasks',
  '/my-projects',
  '/organization',
  '/documents',
  '/documents/approvals',
  '/files',
  '/action-log',
  '/action-log/proof',
  ...['overview', 'board', 'tasks', 'canvas', 'discussion', 'files', 'documents', 'imports'].map(ofProject),
  ...['action-log', 'changes', 'deleted', 'settings/retention'].map(ofProject),
]

/** Runs in the page: notes how far what is shown is pushed away by what comes later. */
function noteShifts() {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifts.push(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))

it.each([1280, 390])('Nothing is pushed away by what comes later, at %i px', async (width) => {
  const { page } = await open({ width })
  await page.addInitScript(noteShifts)
  await enter(page, prumo.url, ana.email)
  const pushed: string[] = []
  for (const path of screens) {
    await page.goto(prumo.url + path)
    await page.locator('main h1, main h2').first().waitFor()
    await page.locator('.fui-Skeleton').first().waitFor({ state: 'detached' })
    await settled(page)
    const shift = await shiftIn(page)
    if (shift > most(width)) pushed.push(`${path}: ${shift.toFixed(3)}`)
  }
  expect(pushed).toEqual([])
})
