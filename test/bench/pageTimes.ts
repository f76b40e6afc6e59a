import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { aPassword } from '../world/person'

export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/signin`)
  await page.locator('input[name=login]').fill(email)
  await page.locator('input[name=password]').fill(aPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname !== '/signin')
}

export type Opening = { shownAt: number; busyUntil: number; shift: number; firstKey: number }

/**
 * Runs in a page: notes when what it was opened for was shown, when the last long task ended, and how far things were
 * pushed away.
 */
export function noteOpening(selector: string) {
  const seen: Opening = { shownAt: 0, busyUntil: 0, shift: 0, firstKey: 0 }
  Object.assign(globalThis, { seen })
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  note('longtask', ({ startTime, duration }) => {
    seen.busyUntil = startTime + duration
  })
  note('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  const afterFrame = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => setTimeout(() => (seen.firstKey = performance.now() - timeStamp)))
  addEventListener('keydown', afterFrame, { capture: true, once: true })
  const look = () => {
    if (document.querySelector(selector)) seen.shownAt = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

export const seenIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Opening }).seen)

/**
 * Until it shows what it was opened for and the last long task has ended. Long tasks count up to a second after that.
 */
export async function openingOf(page: Page, address: string, shown: string): Promise<{ ms: number; shift: number }> {
  await page.goto(address)
  await page.locator(shown).first().waitFor()
  await sleep(1000)
  const { shownAt, busyUntil, shift } = await seenIn(page)
  return { ms: Math.max(shownAt, busyUntil), shift }
}

type TabChange = {
  /** From the click to the frame in which its rows or cards stand. */
  ms: number
  /** From the click until that frame has been painted. */
  paintedMs: number
  /** When the click was, as the page's clock says. */
  clickedAt: number
}

/** How long a click on the link of a view takes to show what this selector finds. */
export async function tabChange(page: Page, name: string, selector: string): Promise<TabChange> {
  await page.evaluate((wanted) => {
    const changed: TabChange = { ms: 0, paintedMs: 0, clickedAt: 0 }
    Object.assign(globalThis, { changed })
    const begin = ({ timeStamp }: MouseEvent) => {
      changed.clickedAt = timeStamp
      const since = () => performance.now() - timeStamp
      const look = () => {
        if (!document.querySelector(wanted)) return void requestAnimationFrame(look)
        changed.ms = since()
        requestAnimationFrame(() => (changed.paintedMs = since()))
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', begin, { capture: true, once: true })
  }, selector)
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).last().click()
  await page.waitForFunction(() => (globalThis as unknown as { changed: TabChange }).changed.paintedMs > 0)
  await sleep(500)
  return page.evaluate(() => (globalThis as unknown as { changed: TabChange }).changed)
}

export const tabMs = async (page: Page, name: string, selector: string) => (await tabChange(page, name, selector)).ms

/** How many frames the page gets to show per second while this is done to it. */
export async function framesPerSecond(page: Page, work: () => Promise<void>): Promise<number> {
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
