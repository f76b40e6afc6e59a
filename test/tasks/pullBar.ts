import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Takes hold of a bar of a chart, or of its end, and pulls it this many pixels to the right. It follows late, and the
 * chart sees fewer moves than the mouse makes. It is not let go.
 */
export async function pullBar(page: Page, bar: Locator, from: readonly [number, number], right: number): Promise<void> {
  const [x, y] = from
  const first = await endOf(bar)
  await page.mouse.move(x, y)
  await page.mouse.down()
  let reached = x
  await expect
    .poll(async () => {
      reached += 1
      await page.mouse.move(reached, y)
      return (await endOf(bar)) !== first
    })
    .toBe(true)
  await pullOn(page, bar, [reached, y], first + right - (await endOf(bar)))
}

/** Pulls a bar on that the mouse holds there. */
export async function pullOn(page: Page, bar: Locator, from: readonly [number, number], right: number): Promise<void> {
  const [x, y] = from
  const wanted = (await endOf(bar)) + right
  let shift = 0
  await expect
    .poll(async () => {
      // The chart hears nothing of a mouse that stands.
      shift = 1 - shift
      await page.mouse.move(x + right + shift, y)
      return Math.abs((await endOf(bar)) - wanted)
    })
    .toBeLessThanOrEqual(2)
}

async function endOf(bar: Locator): Promise<number> {
  const box = await bar.boundingBox()
  if (!box) throw new Error('the bar is not drawn')
  return box.x + box.width
}
