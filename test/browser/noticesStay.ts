import type { Page } from 'playwright-core'

/** From now on a notice in this page stays until something takes it away: on a busy machine its time is too short. */
export const noticesStay = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: '[data-timer-status] { animation-play-state: paused !important }' })
}
