import type { Page } from 'playwright-core'

/**
 * Waits until nothing is under way in this page: no request, no part still loading, no screen being left, no news of
 * what it wrote outstanding, and all of it drawn.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const isSettled = () =>
      document.documentElement.dataset.settled !== 'false' && !document.querySelector('#main[aria-busy=true]')
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What has just come is drawn first, and then asks for what it needs.
    for (let frame = 0; frame < 3; frame++) {
      if (!isSettled()) return false
      await drawn()
    }
    return isSettled()
  })
}
