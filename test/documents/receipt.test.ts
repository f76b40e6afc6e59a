import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { NotUnderstood } from '@prumo/verify/finding'
import { linesOf } from '@prumo/verify/lines'
import { verdictOn } from '@prumo/verify/verdictOn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPassword, type Person, type Reply } from '../person'
import { world } from '../world'
import { type AskedDocument, askedDocument } from './askedDocument'

const theWorld = await world()
const program = fileURLToPath(new URL('../../prumo-verify/prumo-verify.mjs', import.meta.url))
const receiptOf = (person: Person, signatureId: string, format = 'json') =>
  person.request('GET', `/rest/receipts/${signatureId}.${format}`) as Promise<Reply<{ code?: string }>>

/** The very bytes, as a browser would keep them, to whoever signs in with this email. */
async function pdfOf(signatureId: string, login: string): Promise<Buffer> {
  const { url } = theWorld.prumo
  const headers = { 'X-Prumo': '1', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ login, password: aPassword })
  const signedIn = await fetch(`${url}/rest/users/authenticate`, { method: 'POST', headers, body })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const response = await fetch(`${url}/rest/receipts/${signatureId}.pdf`, { headers: { Cookie: cookie } })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  return Buffer.from(await response.arrayBuffer())
}

let folder: string
let document: AskedDocument
let signatureId: string
let receipt: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-receipt-'))
  document = await askedDocument(theWorld)
  signatureId = await document.approve(document.approvers[0] as Person, 'De acordo, à exceção da cobertura.')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('A receipt', () => {
  it('DOC-04 waits for a signed head that covers it', async () => {
    await document.round()
    const { status, body } = await receiptOf(document.author, signatureId)
    expect([status, body.code]).toEqual([409, 'receipt.headPending'])
    await document.author.act('SignHead', {})
  })

  it('DOC-04 verifies offline, by the program that trusts nobody', async () => {
    const { body } = await receiptOf(document.author, signatureId)
    receipt = Buffer.from(`${JSON.stringify(body)}\n`)
    const path = join(folder, 'receipt.json')
    await writeFile(path, receipt)
    const { status, stdout } = spawnSync(process.execPath, [program, path, '--json'], { encoding: 'utf8' })
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'good', kind: 'sign-off-receipt' })
    expect(status).toBe(0)
  })

  it('DOC-04 is refused with any byte of it altered', async () => {
    const unnoticed: number[] = []
    for (let at = 0; at < receipt.length; at++) {
      const altered = Buffer.from(receipt)
      altered[at] = (altered[at] ?? 0) ^ (1 << (at % 8))
      const verdict = await verdictOn(linesOf([altered])).catch((error) => {
        if (error instanceof NotUnderstood) return { verdict: 'notUnderstood' }
        throw error
      })
      if (verdict.verdict === 'good') unnoticed.push(at)
      // Prumo runs in this process too, and goes on meanwhile.
      await new Promise(setImmediate)
    }
    expect(unnoticed).toEqual([])
  })

  it('DOC-04 stays what it was when the document changes, and its signature is voided', async () => {
    await document.fill('Com fissuras')
    const { body } = await receiptOf(document.author, signatureId)
    const verdict = await verdictOn(linesOf([Buffer.from(`${JSON.stringify(body)}\n`)]))
    expect(verdict.verdict).toBe('good')
    expect((body as { content?: string }).content).toContain('Sem fissuras')
  })

  it('DOC-04 ORG-09 is there for whoever sees the document, and for nobody else', async () => {
    const stranger = await theWorld.founder()
    const colleague = await theWorld.colleague(document.author)
    const codes = []
    for (const person of [stranger, colleague, theWorld.visitor()])
      codes.push((await receiptOf(person, signatureId)).body.code)
    expect(codes).toEqual(['resource.unknown', 'resource.unknown', 'access.signIn'])
    expect((await receiptOf(document.approvers[1] as Person, signatureId)).status).toBe(200)
    expect((await receiptOf(document.author, crypto.randomUUID())).status).toBe(404)
    for (const path of ['x.json', `${signatureId}.exe`, `${signatureId}.json.pdf`])
      expect([404, 422]).toContain((await document.author.request('GET', `/rest/receipts/${path}`)).status)
  })

  it('DOC-04 is told as a PDF too, which has the other one inside', async () => {
    const pdf = await pdfOf(signatureId, document.author.email)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const { body } = await receiptOf(document.author, signatureId)
    expect(streamsIn(pdf)).toContain(`${JSON.stringify(body)}\n`)
    expect(pdf.toString('latin1')).toContain('prumo-receipt.json')
  })
})

/** What the compressed streams of a PDF say. */
function streamsIn(pdf: Buffer): string[] {
  const found: string[] = []
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('\nendstream', at)
    try {
      found.push(inflateSync(pdf.subarray(at + 'stream\n'.length, end)).toString())
    } catch {
      // The tail of `endstream`, or a stream of another kind.
    }
  }
  return found
}
