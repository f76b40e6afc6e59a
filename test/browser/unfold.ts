import type { Page } from 'playwright-core'

/** Unfolds what stands behind this button, unless it stands open. */
export async function unfold(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}
