import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../prumo-verify/entry.mjs'
import type { Verdict } from '../../prumo-verify/verdictOn.mjs'
import { findChromium } from '../../tools/findChromium'
import { bundled } from './bundled'
import { anApproval, aSignedLog, exportOfAll, fileOf, headOf, receiptOf, rewritten, verifierKeyOf } from './signedLog'

type Checking = { file: string; keys: string[]; heads: string[] }

const address = 'https://verify.example/'
const folder = fileURLToPath(new URL('../../prumo-verify/', import.meta.url))
const source = `
  import { linesOf } from '${folder}lines.mjs'
  import { verdictOn } from '${folder}verdictOn.mjs'
  globalThis.judge = ({ file, keys, heads }) =>
    verdictOn(linesOf([new TextEncoder().encode(file)]), { keys, heads: heads.map((note) => ({ note, source: 'mail' })) })
`

const log = aSignedLog('organization', 60)
const content = canonicalJson({ title: 'Termo de entrega' })
const approved = { ...log, events: log.events.with(7, anApproval('organization', 7, content)) }
const keys = [verifierKeyOf(log)]
const heads = [headOf(log, 40)]

describe('AUD-01 In a browser', () => {
  it('the same modules give the same verdicts, without anything of Node', async () => {
    const code = await bundled(source)
    expect(code).not.toMatch(/node:|externalized/)
    const receipt = receiptOf(approved, 7, 60, content)
    const verdicts = await judgedIn(code, [
      { file: fileOf(exportOfAll(log, [20, 60])), keys, heads },
      { file: fileOf(exportOfAll(rewritten(log, 33), [20, 60])), keys, heads },
      { file: `${canonicalJson(receipt)}\n`, keys, heads: [] },
      { file: `${canonicalJson({ ...receipt, content: canonicalJson({ title: 'Outro' }) })}\n`, keys, heads: [] },
    ])
    expect(verdicts.map(({ verdict, finding }) => [verdict, finding?.check, finding?.from, finding?.to])).toEqual([
      ['good', undefined, undefined, undefined],
      ['bad', 'outside-head', 20, 39],
      ['good', undefined, undefined, undefined],
      ['bad', 'document', 7, 7],
    ])
  })
})

/** On a page of a secure address that nobody serves: only there a browser lets a page verify signatures. */
async function judgedIn(code: string, requests: Checking[]): Promise<Verdict[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.route(`${address}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>verify</title>' }),
    )
    await page.goto(address)
    await page.addScriptTag({ type: 'module', content: code })
    await page.waitForFunction(() => 'judge' in globalThis)
    return await page.evaluate((files) => {
      const { judge } = globalThis as unknown as { judge: (question: Checking) => Promise<Verdict> }
      return Promise.all(files.map(judge))
    }, requests)
  } finally {
    await browser.close()
  }
}
