import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { freshWindow, openBenchBrowser } from './benchBrowser'
import { aTask, type Founder, founderAt } from './founder'
import { httpConnection } from './httpConnection'
import { atLeast, atMost, type Measurement } from './measurement'
import { framesPerSecond, noteOpening, openingOf, signIn, tabMs } from './pageTimes'
import { startPrumoHere } from './prumoHere'
import { median } from './statistics'

const [count, groups] = [10_000, 100]
const [times, movingMs] = [3, 2000]
const row = '.gantt_row_task'
const bar = '.gantt_task_line.gantt_bar_task'
const note = `the median of ${times} times`

/** A plan as a chart: how soon its first rows stand there, and whether it stays smooth. */
export const gantt: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  const browser = await openBenchBrowser()
  try {
    say('adding 10,000 tasks')
    const founder = await founderAt(prumo.url)
    const project = `${prumo.url}/projects/${await planOf(prumo.url, founder)}`
    say('in the browser')
    const rounds: { tab: number; opened: number; scrolled: number; dragged: number }[] = []
    for (let time = 0; time < times; time++) {
      const window = await freshWindow(browser)
      const page = await window.newPage()
      await signIn(page, prumo.url, founder.email)
      await window.addInitScript(noteOpening, row)
      await page.goto(`${project}/board`)
      await page.locator('[data-task]').first().waitFor()
      await sleep(1000)
      const tab = await tabMs(page, 'Gantt', row)
      const opened = await openingOf(page, `${project}/gantt`, row)
      const scrolled = await framesPerSecond(page, () => scroll(page))
      const dragged = await framesPerSecond(page, () => drag(page))
      rounds.push({ tab, opened: opened.ms, scrolled, dragged })
      await window.close()
    }
    const value = (figure: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[figure]))
    return [
      atMost(1000, { name: 'From the board to the Gantt of 10,000 tasks', value: value('tab'), unit: 'ms', note }),
      atMost(2000, { name: 'A Gantt of 10,000 tasks is interactive', value: value('opened'), unit: 'ms', note }),
      atLeast(50, { name: 'Scrolling it', value: value('scrolled'), unit: 'frames/s', note }),
      atLeast(45, { name: 'Dragging a bar of it', value: value('dragged'), unit: 'frames/s', note }),
    ]
  } finally {
    await browser.close()
    await prumo.stop()
  }
}

/** Tasks in delivery groups, each after the one before. */
async function planOf(url: string, founder: Founder): Promise<string> {
  const { projectId, stepIds } = await founder.project()
  const connection = await httpConnection(url, founder.cookie)
  let position = ''
  let predecessor: string | undefined
  for (let number = 0; number < count; number++) {
    const task = aTask(projectId, stepIds[number % stepIds.length])
    const deliveryGroup = `Group ${number % groups}`
    const predecessorIds = predecessor ? [predecessor] : []
    const command = { id: randomUUID(), data: { ...task, deliveryGroup, predecessorIds } }
    position = JSON.parse(await connection.post('/rest/commands/AddTask', command)).position
    predecessor = number % 50 === 0 ? undefined : task.taskId
  }
  connection.close()
  await founder.request('GET', `/rest/queries/board?projectId=${projectId}`, undefined, { 'Min-Position': position })
  return projectId
}

async function scroll(page: Page): Promise<void> {
  const box = await page.locator('.gantt_task').boundingBox()
  if (!box) throw new Error('no chart is drawn')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (const began = performance.now(); performance.now() - began < movingMs; ) {
    await page.mouse.wheel(0, 240)
    await sleep(16)
  }
}

async function drag(page: Page): Promise<void> {
  const room = await page.locator('.gantt_task').boundingBox()
  const boxes = await Promise.all((await page.locator(bar).all()).map((each) => each.boundingBox()))
  const box = boxes.find((each) => each && room && each.y > room.y + 80 && each.x > room.x)
  if (!box) throw new Error('no bar is in view')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const began = performance.now(); performance.now() - began < movingMs; ) {
    const turn = (performance.now() - began) / movingMs
    await page.mouse.move(x + Math.sin(turn * 12) * 90, y)
    await sleep(16)
  }
  await page.mouse.up()
}
