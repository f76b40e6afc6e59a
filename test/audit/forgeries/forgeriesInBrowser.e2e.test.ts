import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findChromium } from '../../../tools/findChromium'
import { bundled } from '../bundled'
import { everySample } from './everySample'
import type { Outcome, Sample } from './forgery'
import { inModules, outcomeOf, picked } from './judges'

const address = 'https://verify.example/'
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const modules = `
  import { readHeadFiles } from '${file('../../../prumo-verify/headFiles.mjs')}'
  import { linesOf } from '${file('../../../prumo-verify/lines.mjs')}'
  import { verdictOn } from '${file('../../../prumo-verify/verdictOn.mjs')}'
  import { isPdf, verdictOnPdf } from '${file('../../../prumo-verify/verdictOnPdf.mjs')}'
  const bytesOf = (base64) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
  globalThis.judge = async ({ file, keys, heads }) => {
    try {
      const kept = readHeadFiles(heads.map(({ name, bytes }) => ({ name, bytes: bytesOf(bytes) })))
      if (heads.length > 0 && kept.heads.length === 0) return { verdict: 'notUnderstood' }
      const bytes = bytesOf(file)
      return await (isPdf(bytes) ? verdictOnPdf(bytes, { keys, ...kept }) : verdictOn(linesOf([bytes]), { keys, ...kept }))
    } catch (error) {
      if (error.name === 'NotUnderstood') return { verdict: 'notUnderstood' }
      throw error
    }
  }
  globalThis.work = ({ file, heads }) =>
    new Promise((done, failed) => {
      const worker = new Worker('${address}worker.js', { type: 'module' })
      const end = (verified) => (worker.terminate(), done(verified.verdict ?? { verdict: 'notUnderstood' }))
      worker.onmessage = ({ data }) => 'read' in data || end(data)
      worker.onerror = (event) => failed(new Error(event.message))
      worker.postMessage({ file: new File([bytesOf(file)], 'file'), heads: heads.map(({ name, bytes }) => new File([bytesOf(bytes)], name)) })
    })
`

/** The page begins a worker for each file. It is given the honest ones, and the first of each kind of forgery. */
const isFirstOrHonest = ({ kind, outcome }: Sample, nth: number) =>
  outcome === 'good' || samples.findIndex((sample) => sample.kind === kind && sample.outcome !== 'good') === nth

type Given = { file: string; keys: readonly string[]; heads: { name: string; bytes: string }[] }
type Report = { verdict: string; finding: { check: string; from: number | null; to: number | null } | null }

const samples = everySample.filter(({ heads }) => picked(heads))
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const inputOf = ({ file: bytes, keys, heads }: Sample): Given => ({
  file: base64(bytes),
  keys,
  heads: (picked(heads) ?? []).map((keptFile) => ({ name: keptFile.name, bytes: base64(keptFile.bytes) })),
})

it('AUD-01 every forgery is found in a browser, by the modules of the page and by its worker', {
  timeout: 600_000,
}, async () => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await opened(await browser.newPage())
    const byModules = await outcomesIn(page, 'judge', samples)
    expect(
      differing(
        byModules,
        samples.map(({ outcome }) => outcome),
      ),
    ).toEqual([])
    // The page asks for no key: what a key alone tells is not found there, nor anywhere else without one.
    const keyless = samples.filter(isFirstOrHonest).map((sample) => ({ ...sample, keys: [] }))
    const expectedOutcomes = await Promise.all(keyless.map((sample) => inModules(sample)))
    expect(expectedOutcomes.filter((outcome) => outcome === 'good').length).toBeLessThan(keyless.length / 2)
    expect(differing(await outcomesIn(page, 'work', keyless), expectedOutcomes, keyless)).toEqual([])
  } finally {
    await browser.close()
  }
})

/** On a page of a secure address that nobody serves: only there a browser lets a page verify signatures. */
async function opened(page: Page): Promise<Page> {
  const worker = await bundled(`import '${file('../../../web/audit/verifyWorker.ts')}'`)
  await page.route(`${address}**`, (route) =>
    route.request().url().endsWith('worker.js')
      ? route.fulfill({ contentType: 'text/javascript', body: worker })
      : route.fulfill({ contentType: 'text/html', body: '<title>verify</title>' }),
  )
  await page.goto(address)
  await page.addScriptTag({ type: 'module', content: await bundled(modules) })
  await page.waitForFunction(() => 'judge' in globalThis)
  return page
}

async function outcomesIn(page: Page, by: 'judge' | 'work', all: readonly Sample[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < all.length; from += 50) {
    const some = all.slice(from, from + 50).map(inputOf)
    const verdicts = await page.evaluate(
      async ([name, files]) => {
        const judge = (globalThis as unknown as Record<string, (given: Given) => Promise<Report>>)[name]
        const answers: Report[] = []
        for (const input of files) answers.push((await judge?.(input)) as Report)
        return answers
      },
      [by, some] as const,
    )
    outcomes.push(...verdicts.map((verdict) => outcomeOf(verdict as never)))
  }
  return outcomes
}

const differing = (outcomes: readonly Outcome[], expected: readonly Outcome[], of: readonly Sample[] = samples) =>
  of.flatMap(({ kind, name }, nth) =>
    JSON.stringify(outcomes[nth]) === JSON.stringify(expected[nth])
      ? []
      : [{ kind, name, found: outcomes[nth], expected: expected[nth] }],
  )
