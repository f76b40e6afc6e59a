import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { writtenAt } from '../world/person'
import { settled } from './settled'

/** Goes there as a link does: nothing is loaded that is there already. What was written before can be read there. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await canBeRead(page)
  await page.evaluate((address) => {
    // Each entry has a key of its own, by which the page knows whether it has arrived.
    const state = { idx: (history.state?.idx ?? 0) + 1, key: String(Math.random()) }
    history.pushState(state, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await settled(page)
}

/** A link is faster than a page that is loaded: read models may be behind what others have just written. */
async function canBeRead(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const headers = { 'X-Prumo': '1', 'Min-Position': writtenAt(origin) }
  await expect
    .poll(async () => (await page.request.get(`${origin}/rest/queries/me`, { headers })).status())
    .not.toBe(503)
}
