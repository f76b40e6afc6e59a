import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { signingIn } from '../browser/signingIn'
import { sourceFiles } from '../files/sourceFiles'
import { firstStepOf } from '../given/firstStepOf'
import { world } from '../world/world'

const open = browserForTests()
const day = 86_400_000
const clock = { behind: 12 * day, now: () => new Date(Date.now() - clock.behind) }
const { prumo, founder, project } = await world({}, clock)

const daysAgo = (count: number) => new Date(Date.now() - count * day).toISOString()

it('A task is late by the day that is shown, on the board and in the list', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const stepId = await firstStepOf(ana, projectId)
  const dates = { startOn: daysAgo(11).slice(0, 10), endOn: daysAgo(4).slice(0, 10) }
  await ana.act('AddTask', { projectId, taskId: crypto.randomUUID(), stepId, title: 'Sondagem', ...dates })
  clock.behind = 0
  await ana.signIn()

  const { page } = await signingIn(open, prumo.url)(ana)
  for (const view of ['board', 'tasks'] as const) {
    const lateness = async (search: string) => {
      await goWithin(page, `/projects/${projectId}/${view}${search}`)
      await page.getByText('Sondagem').first().waitFor()
      return page
        .getByText(/^Atrasada( ·|$)/)
        .filter({ visible: true })
        .count()
    }
    expect([view, await lateness(''), await lateness(`?asOf=${daysAgo(8)}`)]).toEqual([view, 1, 0])
  }
  await goWithin(page, `/projects/${projectId}/tasks?state=overdue&asOf=${daysAgo(8)}`)
  await page.getByText('Como estava em').first().waitFor()
  await page.locator('.fui-Skeleton').first().waitFor({ state: 'detached' })
  expect(await page.getByText('Sondagem').count()).toBe(0)
})

it('What a project shows is not measured by today where it may be shown as it was', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  // What is added is added today, and what follows a change is pushed today.
  const ofToday = ['web/tasks/QuickAdd.tsx', 'web/tasks/quickLines.ts', 'web/tasks/followChanges.ts']
  const measured = sourceFiles().filter(
    (path) =>
      /^web\/(tasks|canvas|documents|discussion|projects)\/.*\.tsx?$/.test(path) &&
      /\btoday\(\)|new Date\(\)|Date\.now\(\)/.test(readFileSync(root + path, 'utf8')),
  )
  expect(measured.filter((path) => !ofToday.includes(path))).toEqual([])
})
