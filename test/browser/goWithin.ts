import type { Page } from 'playwright-core'
import { settled } from './settled'

/** Goes there as a link does: nothing is loaded that is there already. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await settled(page)
}
