import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { freshWindow, openBenchBrowser } from './benchBrowser'
import { atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'

/** How much script a browser that was never here loads to show where one signs in. */
export const firstLoad: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  const browser = await openBenchBrowser()
  try {
    say('/signin')
    const page = await (await freshWindow(browser)).newPage()
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (/\.m?js$/.test(new URL(response.url()).pathname)) scripts.push(response)
    })
    await page.goto(`${prumo.url}/signin`)
    await page.locator('input[name=password]').waitFor()
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all(scripts.map((response) => response.body()))
    const kilobytes = (size: (body: Buffer) => number) => bodies.reduce((sum, body) => sum + size(body), 0) / 1000
    return [
      atMost(200, {
        name: 'First load of /signin, script',
        unit: 'kB gzip',
        value: kilobytes((body) => gzipSync(body).length),
        note: `${scripts.length} files, ${Math.round(kilobytes((body) => body.length))} kB before`,
      }),
    ]
  } finally {
    await browser.close()
    await prumo.stop()
  }
}
