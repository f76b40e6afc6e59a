import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { picture } from '../browser/picture'
import { pixelsAbove, rowsInSight } from '../browser/rowsInSight'
import { settled } from '../browser/settled'
import { aDocument } from '../documents/aDocument'
import { anOutflow } from '../given/anOutflow'
import { aPartner } from '../given/aPartner'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana, { pitch: 'Reforma da Escola Municipal Prof. Anísio Teixeira' })
const stepId = await firstStepOf(ana, projectId)
/** More than any window shows. */
const many = Array.from({ length: 24 }, (_, index) => index + 1)
const taskIds: string[] = []
for (const n of many) {
  const taskId = fresh()
  const title = `Emissão da anotação de responsabilidade técnica e da ordem de serviço do trecho ${n}`
  const deliveryGroup = `Trecho ${1 + (n % 4)}`
  await ana.act('AddTask', {
    projectId,
    taskId,
    stepId,
    title,
    deliveryGroup,
    startOn: '2026-12-01',
    endOn: '2026-12-24',
    assigneeId: ana.userId,
  })
  taskIds.push(taskId)
}
for (const n of many) {
  await ana.act('RecordEntry', {
    projectId,
    ...anOutflow(taskIds[n - 1] ?? ''),
    title: `Medição de novembro do trecho ${n}`,
  })
  await ana.act('AddPartner', { ...aPartner, partnerId: fresh(), name: `Construtora e Incorporadora Vale do Aço ${n}` })
}
await aDocument(ana, projectId)

const ofProject = (view: string) => `/projects/${projectId}/${view}`
/** How many rows are whole in sight at least; where only the room above them is counted, one. */
const views: [path: string, rows: number][] = [
  [ofProject('tasks'), 14],
  [ofProject('wbs'), 14],
  [ofProject('gantt'), 16],
  [ofProject('finance'), 10],
  [ofProject('action-log'), 12],
  ['/action-log', 12],
  ['/customers', 14],
  ['/my-tasks', 1],
  ['/tasks-of-projects', 14],
  ['/my-projects', 1],
  ['/documents', 1],
  [ofProject('documents'), 1],
  ['/organization', 1],
]
const named = views.map(([path, rows]) => ({ path, rows, name: path.replace(projectId, '…') }))

let page: Page
beforeAll(async () => {
  ;({ page } = await open())
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, prumo.url, ana.email)
})

it.each(named)('at a desk of 1280 × 800 a list shows its rows, below 160 px at most: $name', async ({ path, rows }) => {
  await page.goto(prumo.url + path)
  const isChart = path.endsWith('/gantt')
  await page
    .locator(isChart ? '.gantt_row' : '[role=row][data-index="0"]')
    .first()
    .waitFor()
  await settled(page)
  await picture(page, `rows-${path.split('/').at(-1)}`)
  const [above, shown] = isChart ? await chartOf(page) : [await pixelsAbove(page), await rowsInSight(page)]
  expect(above, 'pixels from the bar at the top to the first row').toBeLessThanOrEqual(160)
  expect(shown, 'rows that are whole in sight').toBeGreaterThanOrEqual(rows)
})

it('whoever likes it more comfortable has higher rows, and a phone has them always', async () => {
  await page.goto(prumo.url + ofProject('tasks'))
  const first = page.locator('[role=row][data-index="0"]')
  const height = async () => (await first.boundingBox())?.height
  await first.waitFor()
  expect(await height()).toBe(32)
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Confortável' }).click()
  await expect.poll(height).toBeGreaterThanOrEqual(42)
  await page.reload()
  await expect.poll(height).toBeGreaterThanOrEqual(42)
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Compacta' }).click()
  await expect.poll(height).toBe(32)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(height).toBeGreaterThanOrEqual(42)
})

/** The same of a chart, which has rows of its own. */
async function chartOf(page: Page): Promise<[above: number, rows: number]> {
  const bar = await page.getByRole('banner').boundingBox()
  return page.evaluate(
    (below) => {
      const room = document.querySelector('.gantt_grid_data')?.getBoundingClientRect()
      const rows = [...document.querySelectorAll('.gantt_grid_data .gantt_row')].map((row) =>
        row.getBoundingClientRect(),
      )
      const end = Math.min(room?.bottom ?? 0, innerHeight)
      return [(rows[0]?.top ?? 0) - below, rows.filter(({ bottom }) => bottom <= end).length] as [number, number]
    },
    (bar?.y ?? 0) + (bar?.height ?? 0),
  )
}
