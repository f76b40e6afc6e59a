import type { Page } from 'playwright-core'

/** Unfolds what a phone folds behind this button; on a wide screen it stands open. */
export async function unfold(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, expanded: false })
  if ((page.viewportSize()?.width ?? 0) <= 800) await button.click()
}
