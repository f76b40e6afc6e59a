import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { settled } from '../browser/settled'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana)
await taskIn(ana, projectId, 'Sondagem do terreno')

type Reply = { url: string; bytes: number }

const sumOf = (replies: Iterable<Reply>) =>
  [...replies].filter(({ url }) => url.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0)

/** Waits until all has come, and nothing more for as many frames as fill a second of a page that rests. */
async function nothingMoreComes(page: Page, count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count()
    await settled(page)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }
}

/** What a browser that was never here is sent for an address, until nothing more comes. */
async function visit(page: Page, path: string, isShown: () => Promise<unknown>) {
  // What the page before it still waits for is none of this visit.
  await page.goto('about:blank')
  const replies = new Map<string, Reply>()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.clearBrowserCache')
  network.on('Network.requestWillBeSent', ({ requestId, request }) =>
    replies.set(requestId, { url: request.url, bytes: 0 }),
  )
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const reply = replies.get(requestId)
    if (reply) reply.bytes = encodedDataLength
  })
  await page.goto(prumo.url + path)
  await isShown()
  const bytesBefore = sumOf(replies.values())
  await nothingMoreComes(page, () => replies.size)
  const all = [...replies.values()]
  return {
    requests: all.length,
    kilobytesBefore: bytesBefore / 1000,
    scriptKilobytes: sumOf(all) / 1000,
    names: all.map(({ url, bytes }) => `${bytes} ${url.replace(prumo.url, '')}`),
  }
}

it('Sign-in comes with at most 4 requests and 149 kB of script', async () => {
  const { page } = await open()
  const { requests, scriptKilobytes, names } = await visit(page, '/signin', () =>
    page.locator('input[name=password]').waitFor(),
  )
  expect(requests, names.join('\n')).toBeLessThanOrEqual(4)
  expect(scriptKilobytes, names.join('\n')).toBeLessThanOrEqual(149)
})

it('A board comes with at most 25 requests and 404 kB of script, of which its first cards wait for 280 kB', async () => {
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  const board = `/projects/${projectId}/board`
  const shown = () => page.getByText('Sondagem do terreno').waitFor()
  const { requests, kilobytesBefore, scriptKilobytes, names } = await visit(page, board, shown)
  expect(requests, names.join('\n')).toBeLessThanOrEqual(25)
  expect(scriptKilobytes, names.join('\n')).toBeLessThanOrEqual(404)
  expect(kilobytesBefore, names.join('\n')).toBeLessThanOrEqual(280)
})
