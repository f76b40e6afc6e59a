import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { freshWindow, openBenchBrowser } from './benchBrowser'
import { aTask, founderAt } from './founder'
import { atMost, type Measurement } from './measurement'
import { signIn } from './pageTimes'
import { startPrumoHere } from './prumoHere'
import { median } from './statistics'

const times = 5
/** Two years of days: 730 points. */
const days = { startOn: '2025-01-01', endOn: '2026-12-31' }
const work = { ...days, baselineStartOn: days.startOn, baselineEndOn: days.endOn, estimatedMinutes: 480, progress: 40 }
const drawn = '.js-plotly-plot .scatterlayer path.js-line'

/** A chart of two years by day, from the choice of its view until it can be dragged across. */
export const curveInBrowser: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  const browser = await openBenchBrowser()
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, stepIds } = await founder.project()
    await founder.act('AddTask', { ...aTask(projectId, stepIds[0]), ...work })
    say('in the browser')
    const page = await (await freshWindow(browser)).newPage()
    await signIn(page, prumo.url, founder.email)
    const project = `/projects/${projectId}`
    await page.goto(prumo.url + project)
    // Once before, so that the library is in the browser's cache.
    await chosenMs(page, `${project}/s-curve?by=day`)
    const rounds: number[] = []
    for (let time = 0; time < times; time++) {
      await page.goto(prumo.url + project)
      await page.locator('[data-task]').first().waitFor()
      await sleep(1000)
      rounds.push(await chosenMs(page, `${project}/s-curve?by=day`))
    }
    const note = `the median of ${times} times, the library in the browser's cache`
    return [atMost(1000, { name: 'A chart of 730 points is interactive', value: median(rounds), unit: 'ms', note })]
  } finally {
    await browser.close()
    await prumo.stop()
  }
}

/** How long a page takes to draw the chart of an address that is chosen in it, as by a link. */
const chosenMs = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    ([address, wanted]) => {
      const began = performance.now()
      const state = { idx: (history.state?.idx ?? 0) + 1, key: String(Math.random()) }
      history.pushState(state, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state }))
      return new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector(wanted) ? resolve(performance.now() - began) : requestAnimationFrame(look)
        requestAnimationFrame(look)
      })
    },
    [path, drawn] as const,
  )
