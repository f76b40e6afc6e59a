import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { aPassword } from '../world/person'
import { freshWindow, openBenchBrowser } from './benchBrowser'
import { aTask, type Founder, founderAt } from './founder'
import { httpConnection } from './httpConnection'
import { atLeast, atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'
import { median } from './statistics'

const taskCount = 4000
const [times, movingMs] = [3, 2000]
const card = '[data-task]'

/** A board of 4,000 tasks as somebody meets it: how soon it can be used, and whether it stays smooth. */
export const boardInBrowser: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  const browser = await openBenchBrowser()
  try {
    say('adding 4,000 tasks')
    const founder = await founderAt(prumo.url)
    const board = `${prumo.url}/projects/${await projectOf(taskCount, prumo.url, founder)}/board`
    say('in the browser')
    const opened: number[] = []
    const scrolled: number[] = []
    const dragged: number[] = []
    for (let time = 0; time < times; time++) {
      const window = await freshWindow(browser)
      const page = await window.newPage()
      await signIn(page, prumo.url, founder.email)
      opened.push(await interactiveMs(window, page, board))
      scrolled.push(await framesPerSecond(page, () => scroll(page)))
      dragged.push(await framesPerSecond(page, () => drag(page)))
      await window.close()
    }
    const note = `the median of ${times} times`
    return [
      atMost(1500, {
        name: 'A board of 4,000 tasks is interactive',
        value: median(opened),
        unit: 'ms',
        note: `${note}, after a full navigation, signed in`,
      }),
      atLeast(50, { name: 'Scrolling a column of it', value: median(scrolled), unit: 'frames/s', note }),
      atLeast(50, { name: 'Dragging a card over it', value: median(dragged), unit: 'frames/s', note }),
    ]
  } finally {
    await browser.close()
    await prumo.stop()
  }
}

async function projectOf(tasks: number, url: string, founder: Founder): Promise<string> {
  const { projectId, stepIds } = await founder.project()
  const connection = await httpConnection(url, founder.cookie)
  let position = ''
  for (let number = 0; number < tasks; number++) {
    const command = { id: randomUUID(), data: aTask(projectId, stepIds[number % stepIds.length]) }
    position = JSON.parse(await connection.post('/rest/commands/AddTask', command)).position
  }
  connection.close()
  await founder.request('GET', `/rest/queries/board?projectId=${projectId}`, undefined, { 'Min-Position': position })
  return projectId
}

async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/signin`)
  await page.locator('input[name=login]').fill(email)
  await page.locator('input[name=password]').fill(aPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname !== '/signin')
}

/** Milliseconds until cards are shown and the last long task has ended. Long tasks count up to a second after that. */
async function interactiveMs(window: BrowserContext, page: Page, address: string): Promise<number> {
  await window.addInitScript((selector) => {
    const seen = { cardsAt: 0, busyUntil: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.busyUntil = startTime + duration
    }).observe({ type: 'longtask', buffered: true })
    const look = () => {
      if (document.querySelector(selector)) seen.cardsAt = performance.now()
      else requestAnimationFrame(look)
    }
    look()
  }, card)
  await page.goto(address)
  await page.locator(card).first().waitFor()
  await sleep(1000)
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { cardsAt: number; busyUntil: number } }
    return Math.max(seen.cardsAt, seen.busyUntil)
  })
}

/** How many frames the page gets to show per second while this is done to it. */
async function framesPerSecond(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = { frames: 0, began: performance.now(), over: false }
    Object.assign(globalThis, { counted })
    const count = () => {
      counted.frames++
      if (!counted.over) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await work()
  return page.evaluate(() => {
    const { counted } = globalThis as unknown as { counted: { frames: number; began: number; over: boolean } }
    counted.over = true
    return (counted.frames * 1000) / (performance.now() - counted.began)
  })
}

async function scroll(page: Page): Promise<void> {
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  for (const began = performance.now(); performance.now() - began < movingMs; ) {
    await page.mouse.wheel(0, 240)
    await sleep(16)
  }
}

async function drag(page: Page): Promise<void> {
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const began = performance.now(); performance.now() - began < movingMs; ) {
    const turn = (performance.now() - began) / movingMs
    await page.mouse.move(x + turn * 620, y + Math.sin(turn * 12) * 180)
    await sleep(16)
  }
  await page.mouse.up()
}

/** The middle of a card that is in the first column's view. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const boxes = await Promise.all((await page.locator(card).all()).map((locator) => locator.boundingBox()))
  const inView = boxes.find((box) => box && box.y > 350 && box.y < 650)
  if (!inView) throw new Error('no card is in view')
  return { x: inView.x + inView.width / 2, y: inView.y + inView.height / 2 }
}
