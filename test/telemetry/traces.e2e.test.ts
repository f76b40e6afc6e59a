import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { settled } from '../browser/settled'
import { world } from '../world/world'
import { openCollector } from './openCollector'

const open = browserForTests()
const collector = await openCollector()
afterAll(collector.close)
const wanted = await world({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
const unwanted = await world()

/** Somebody who has just marked a project, and what the browser asked meanwhile. */
async function marking(
  { prumo, founder, project }: typeof wanted,
  prepare = async (_: Page): Promise<void> => undefined,
) {
  const ana = await founder()
  await project(ana, { pitch: 'School renovation' })
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await prepare(page)
  await page.goto(`${prumo.url}/my-projects`)
  const sent = page.waitForRequest('**/rest/commands/MarkFavorite')
  const sentSpans: string[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/rest/telemetry/spans') && sentSpans.push(request.postData() ?? ''),
  )
  await page.getByRole('button', { name: /^Favoritar/ }).click()
  await page.getByRole('button', { name: /^Tirar .* dos favoritos/ }).waitFor()
  return {
    page,
    troubles,
    sentSpans,
    headers: (await sent).headers(),
    id: String((await sent).postDataJSON().id),
  }
}

it('A click can be followed from the browser to the rows and back to the screen', async () => {
  const { id, troubles } = await marking(wanted)
  const trace = () => collector.spans.filter(({ traceId }) => traceId === id.replaceAll('-', ''))
  const names = () => [...new Set(trace().map(({ name }) => name))].sort()
  await expect.poll(names).toEqual(['append', 'browser', 'command', 'project'])

  const [browser, command, project] = ['browser', 'command', 'project'].map((name) =>
    trace().find((span) => span.name === name),
  )
  expect(command?.parentSpanId).toBe(browser?.spanId)
  expect(project?.parentSpanId).toBe(command?.spanId)
  const attributes = Object.fromEntries((browser?.attributes ?? []).map(({ key, value }) => [key, value]))
  expect(attributes['prumo.command']).toEqual({ stringValue: 'MarkFavorite' })
  expect(attributes['prumo.visibleAfterMs']?.intValue).toBeGreaterThan(0)
  expect(troubles).toEqual([])
})

it('Nothing is told where nobody wants traces', async () => {
  const { page, sentSpans, headers, troubles } = await marking(unwanted, (opened) => opened.clock.install())
  // Longer than a page waits for what it has done to be seen.
  await page.clock.fastForward(10_000)
  await settled(page)
  expect(headers.traceparent).toBeUndefined()
  expect(sentSpans).toEqual([])
  expect(troubles).toEqual([])
})
