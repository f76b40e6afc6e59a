import type { Page } from 'playwright-core'

/** Chooses one of what the menu behind this button offers: by its name, or by its place from above. */
export async function chooseIn(page: Page, button: string, choice: string | RegExp | number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${button}(: |$)`) }).click()
  const choices = page.getByRole('menuitemradio')
  await (typeof choice === 'number'
    ? choices.nth(choice)
    : choices.and(page.getByRole('menuitemradio', { name: choice }))
  ).click()
}
