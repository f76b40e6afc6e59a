import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { buildWebIfStale } from '../../tools/buildWeb'
import { findChromium } from '../../tools/findChromium'

const switches = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

/** A Chromium on the built client. */
export async function openBenchBrowser(): Promise<Browser> {
  await buildWebIfStale()
  return chromium.launch({ executablePath: await findChromium(), args: switches })
}

/** A window that has kept nothing from before. */
export async function freshWindow(browser: Browser): Promise<BrowserContext> {
  const window = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'pt-BR' })
  // The compiler names functions by a helper, `__name`. Functions that are sent to a page would not find it there.
  await window.addInitScript('globalThis.__name = (named) => named')
  return window
}
