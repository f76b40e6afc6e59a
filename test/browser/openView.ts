import type { Page } from 'playwright-core'

/** Goes to a view of the open project by its links; on a phone by the button that lists them. */
export async function openView(page: Page, place: string, view: string): Promise<void> {
  const listed = page.getByRole('button', { name: /^Ir para outra tela do projeto/ })
  const places = page.getByRole('navigation', { name: 'Lugares do projeto' })
  await listed.or(places).first().waitFor()
  if (await listed.isVisible()) {
    await listed.click()
    await page.getByRole('menuitem', { name: view, exact: true }).click()
    return
  }
  const placeLink = places.getByRole('link', { name: place, exact: true })
  if ((await placeLink.getAttribute('aria-current')) === null) await placeLink.click()
  await places.locator('[aria-current=true]', { hasText: place }).waitFor()
  // The only view of a place needs no choice.
  const viewLink = page
    .getByRole('navigation', { name: 'Visões do projeto' })
    .getByRole('link', { name: view, exact: true })
  if (await isOffered(page)) await viewLink.click()
}

const isOffered = (page: Page) => page.getByRole('navigation', { name: 'Visões do projeto' }).isVisible()
