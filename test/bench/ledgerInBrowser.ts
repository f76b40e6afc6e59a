import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { freshWindow, openBenchBrowser } from './benchBrowser'
import { founderAt } from './founder'
import { longLedgerOf } from './longLedger'
import { atMost, type Measurement, shown } from './measurement'
import { signIn, tabChange } from './pageTimes'
import { startPrumoHere } from './prumoHere'
import { median } from './statistics'

const [limitMs, times] = [500, 7]
const [task, installment] = ['[role=table] [data-record]', '[role=table][aria-label=Parcelas] [data-record]']

/** Somebody at the tasks of a project with 30,000 installments who goes on to its ledger. */
export const ledgerInBrowser: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  const browser = await openBenchBrowser()
  try {
    const founder = await founderAt(prumo.url)
    const { projectId } = await longLedgerOf(founder, url, say)
    say('in the browser')
    const window = await freshWindow(browser)
    const page = await window.newPage()
    await signIn(page, prumo.url, founder.email)
    const counters = await window.newCDPSession(page)
    await counters.send('Performance.enable')
    const rounds: Round[] = []
    for (let time = 0; time <= times; time++) {
      const round = await roundOf(page, counters, `${prumo.url}/projects/${projectId}/tasks`)
      if (time > 0) rounds.push(round)
    }
    return rowsOf(rounds)
  } finally {
    await browser.close()
    await prumo.stop()
  }
}

/** What a change of tab took in all, of that the page's own work, and what the list took if it was asked for. */
type Change = { paintedMs: number; scriptMs: number; workMs: number; askedMs?: number; answeredMs?: number }
type Round = { first: Change; again: Change }

/** In turns: for the first time since the page was opened, and once more. */
async function roundOf(page: Page, counters: CDPSession, tasks: string): Promise<Round> {
  await page.goto(tasks)
  await page.locator(task).first().waitFor()
  await sleep(1500)
  const first = await changeOf(page, counters)
  await page.getByRole('navigation').getByRole('link', { name: 'Plano', exact: true }).click()
  await page.locator(installment).first().waitFor({ state: 'detached' })
  await page.locator(task).first().waitFor()
  await sleep(1500)
  return { first, again: await changeOf(page, counters) }
}

async function changeOf(page: Page, counters: CDPSession): Promise<Change> {
  await page.evaluate(() => performance.clearResourceTimings())
  const before = await countersIn(counters)
  const { paintedMs, clickedAt } = await tabChange(page, 'Dinheiro', installment)
  const after = await countersIn(counters)
  const list = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.find(({ name }) => name.includes('/rest/queries/installments?'))?.toJSON()
  })
  const of = (name: string) => 1000 * ((after[name] ?? 0) - (before[name] ?? 0))
  return {
    paintedMs,
    scriptMs: of('ScriptDuration'),
    workMs: of('TaskDuration'),
    ...(list && { askedMs: list.startTime - clickedAt, answeredMs: list.responseEnd - list.startTime }),
  }
}

async function countersIn(counters: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await counters.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

function rowsOf(rounds: readonly Round[]) {
  const rows = [
    ['The first of 30,000 installments after a change of tab', 'first'],
    ['The same for the second time', 'again'],
  ] as const
  return rows.flatMap(([name, turn]) => {
    const of = (figure: keyof Change) => median(rounds.flatMap((round) => round[turn][figure] ?? []))
    const ms = (figure: keyof Change) => `${of(figure).toFixed(0)} ms`
    const note = `${(of('paintedMs') / limitMs).toFixed(2)} of the limit, the median of ${times} times in turns`
    const isAsked = rounds.some((round) => round[turn].askedMs !== undefined)
    const asking = isAsked ? `asked after ${ms('askedMs')}, answered in ${ms('answeredMs')}` : 'the list was held'
    const parts = `${asking}, script ${ms('scriptMs')} in all`
    return [
      atMost(limitMs, { name, value: of('paintedMs'), unit: 'ms', note }),
      shown({ name: 'Of that the work of the page', value: of('workMs'), unit: 'ms', note: parts }),
    ]
  })
}
