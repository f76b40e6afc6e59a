import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@prumo/platform/config'
import type { BrowserContext, Page } from 'playwright-core'
import { type Demo, demo } from '../../demo'
import { toFill } from '../../demo/toFill'
import { startPrumo } from '../../startPrumo'
import { aSecret } from '../world/aSecret'
import { freshWindow, openBenchBrowser } from './benchBrowser'
import { atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'
import { median } from './statistics'

const times = 3
/** 1.6 Mbit/s with 150 ms there and back, as Lighthouse has a slow telephone. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowProcessor = { rate: 4 }

type Visit = { ms: number; kilobytesBefore: number; kilobytes: number; requests: number }

/** The demonstration in a browser that was never here, by a slow network on a slow machine. */
export const firstVisit: Measurement = async ({ database, folder, say }) => {
  const url = await database()
  say('filling the demonstration')
  const filled = await filledDemo(url, await folder())
  const prumo = await startPrumoHere(url)
  const browser = await openBenchBrowser()
  try {
    say('visiting')
    const signIns: Visit[] = []
    const boards: Visit[] = []
    for (let time = 0; time < times; time++) {
      const window = await freshWindow(browser)
      signIns.push(await visit(window, `${prumo.url}/signin`, 'input[name=password]'))
      await signIn(await window.newPage(), prumo.url, filled)
      boards.push(await visit(window, `${prumo.url}/projects/${filled.projectId}/board`, '[data-task]'))
      await window.close()
    }
    const of = (visits: readonly Visit[], figure: keyof Visit) => median(visits.map((each) => each[figure]))
    const note = `the median of ${times} times, 1.6 Mbit/s, 150 ms, processor slowed 4 ×`
    const row = (name: string, unit: string, bar: number, value: number) => atMost(bar, { name, unit, value, note })
    return [
      row('First visit: sign-in can be typed into', 'ms', 2000, of(signIns, 'ms')),
      row('First visit: sign-in, script', 'kB', 150, of(signIns, 'kilobytes')),
      row('First visit: sign-in, requests', 'requests', 10, of(signIns, 'requests')),
      row('First visit: the first cards of a board', 'ms', 3500, of(boards, 'ms')),
      row('First visit: a board, script before its first cards', 'kB', 300, of(boards, 'kilobytesBefore')),
      row('First visit: a board, script in all', 'kB', 400, of(boards, 'kilobytes')),
      row('First visit: a board, requests', 'requests', 25, of(boards, 'requests')),
    ]
  } finally {
    await browser.close()
    await prumo.stop()
  }
}

function filledDemo(url: string, folder: string): Promise<Demo> {
  const config = readConfig({ DATABASE_URL: url, PRUMO_DATA: folder, PRUMO_SECRET: aSecret, LOG_LEVEL: 'error' })
  return demo((now) => startPrumo(toFill(config), now), folder)
}

async function signIn(page: Page, url: string, { signIns }: Demo): Promise<void> {
  await page.goto(`${url}/signin`)
  await page.locator('input[name=login]').fill(signIns.founder.email)
  await page.locator('input[name=password]').fill(signIns.founder.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname !== '/signin')
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.close()
}

/** Opens an address with nothing in the browser's cache, until this element stands there and nothing more comes. */
async function visit(window: BrowserContext, address: string, element: string): Promise<Visit> {
  const page = await window.newPage()
  const network = await window.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.clearBrowserCache')
  await network.send('Network.emulateNetworkConditions', slowNetwork)
  await network.send('Emulation.setCPUThrottlingRate', slowProcessor)
  const scripts = new Set<string>()
  let [requests, bytes] = [0, 0]
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    requests++
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(element).first().waitFor()
  const ms = performance.now() - began
  const kilobytesBefore = bytes / 1000
  await sleep(4000)
  await page.close()
  return { ms, kilobytesBefore, kilobytes: bytes / 1000, requests }
}
