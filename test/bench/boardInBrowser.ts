import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { freshWindow, openBenchBrowser } from './benchBrowser'
import { aTask, type Founder, founderAt } from './founder'
import { httpConnection } from './httpConnection'
import { atLeast, atMost, type Measurement, type Result } from './measurement'
import { framesPerSecond, noteOpening, type Opening, openingOf, seenIn, signIn, tabMs } from './pageTimes'
import { startPrumoHere } from './prumoHere'
import { median } from './statistics'

const [many, few] = [4000, 500]
const [times, movingMs] = [3, 2000]
const card = '[data-task]'
const note = `the median of ${times} times, after a full navigation, signed in`

/** A board as somebody meets it: how soon it can be used, whether it answers at once, and whether it stays smooth. */
export const boardInBrowser: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  const browser = await openBenchBrowser()
  try {
    say('adding 4,500 tasks')
    const founder = await founderAt(prumo.url)
    const boards: Record<'many' | 'few', string> = {
      many: `${prumo.url}/projects/${await projectOf(many, prumo.url, founder)}/board`,
      few: `${prumo.url}/projects/${await projectOf(few, prumo.url, founder)}/board`,
    }
    say('in the browser')
    const rounds: Round[] = []
    for (let time = 0; time < times; time++) {
      const window = await freshWindow(browser)
      const page = await window.newPage()
      await signIn(page, prumo.url, founder.email)
      await window.addInitScript(noteOpening, card)
      rounds.push(await roundOf(page, boards))
      await window.close()
    }
    return rowsOf(rounds)
  } finally {
    await browser.close()
    await prumo.stop()
  }
}

type Round = {
  cold: number
  warm: number
  ofFew: number
  shift: number
  firstKey: number
  firstTab: number
  tabAgain: number
  scrolled: number
  dragged: number
}

async function roundOf(page: Page, boards: Record<'many' | 'few', string>): Promise<Round> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.clearBrowserCache')
  const cold = await openingOf(page, boards.many, card)
  const warm = await openingOf(page, boards.many, card)
  const ofFew = await openingOf(page, boards.few, card)
  await openingOf(page, boards.many, card)
  const firstKey = await firstKeyMs(page)
  const firstTab = await tabMs(page, 'Lista', '[data-index][data-record]')
  const tabAgain = await tabMs(page, 'Quadro', card)
  const scrolled = await framesPerSecond(page, () => scroll(page))
  const dragged = await framesPerSecond(page, () => drag(page))
  return {
    cold: cold.ms,
    warm: warm.ms,
    ofFew: ofFew.ms,
    shift: Math.max(cold.shift, warm.shift, ofFew.shift),
    firstKey,
    firstTab,
    tabAgain,
    scrolled,
    dragged,
  }
}

function rowsOf(rounds: readonly Round[]): Result[] {
  const value = (figure: keyof Round) => median(rounds.map((round) => round[figure]))
  const most = (bar: number, name: string, figure: keyof Round, unit = 'ms') =>
    atMost(bar, { name, value: value(figure), unit, note })
  const least = (bar: number, name: string, figure: keyof Round) =>
    atLeast(bar, { name, value: value(figure), unit: 'frames/s', note: `the median of ${times} times` })
  return [
    most(800, 'A board of 4,000 tasks is interactive, nothing cached', 'cold'),
    most(600, 'A board of 4,000 tasks is interactive, scripts cached', 'warm'),
    most(560, 'A board of 500 tasks is interactive, scripts cached', 'ofFew'),
    most(0.02, 'Layout shift while a board opens', 'shift', ''),
    most(50, 'The first key on a board of 4,000 tasks is shown', 'firstKey'),
    most(300, 'From the board to the list of 4,000 tasks, for the first time', 'firstTab'),
    most(100, 'From the list back to the board of 4,000 tasks', 'tabAgain'),
    least(50, 'Scrolling a column of it', 'scrolled'),
    least(50, 'Dragging a card over it', 'dragged'),
  ]
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

/** From the first key, which goes on to the next card, to the end of the frame that shows it. */
async function firstKeyMs(page: Page): Promise<number> {
  await page.locator(card).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => (globalThis as unknown as { seen: Opening }).seen.firstKey > 0)
  const reached = await page
    .locator(card)
    .evaluateAll((cards: (Element | null)[]) => cards.indexOf(document.activeElement))
  if (reached !== 1) throw new Error(`the first key led to card ${reached}`)
  return (await seenIn(page)).firstKey
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
