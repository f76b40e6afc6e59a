import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'

const folder = process.env.PICTURES

/** Keeps what this page looks like, where PICTURES names a folder for it. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
