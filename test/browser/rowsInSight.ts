import type { Page } from 'playwright-core'

/** How many rows of the table of this screen are wholly in sight: below its head, and within the window. */
export const rowsInSight = (page: Page): Promise<number> =>
  page.getByRole('table').evaluate((table) => {
    const { bottom } = table.getBoundingClientRect()
    const head = table.querySelector('[role=row]:not([data-index])')?.getBoundingClientRect().bottom ?? 0
    const rows = [...table.querySelectorAll('[role=row][data-index]')].map((row) => row.getBoundingClientRect())
    const end = Math.min(bottom, innerHeight)
    return rows.filter((row) => row.top >= head - 1 && row.bottom <= end).length
  })

/** How many pixels stand between the bar at the top of the page and the first row of its table. */
export async function pixelsAbove(page: Page): Promise<number> {
  const row = await page.locator('[role=row][data-index="0"]').boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  if (!row || !bar) throw new Error('there is no row, or no bar, on this page')
  return row.y - bar.y - bar.height
}
