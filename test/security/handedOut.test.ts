import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { beforeAll, describe, expect, it } from 'vitest'
import { askedDocument } from '../documents/askedDocument'
import { sendFile } from '../files/sendFile'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const fresh = () => crypto.randomUUID()

const refusedTo = async (person: Person, what: string) => {
  const { status, body } = (await person.request('GET', paths[what] ?? '')) as Reply<ProblemBody>
  return `${status} ${body.code}`
}

let ana: Person
let stranger: Person
let colleague: Person
let paths: Record<string, string>

beforeAll(async () => {
  ana = await theWorld.founder()
  stranger = await theWorld.founder()
  colleague = await theWorld.colleague(ana)
  const document = await askedDocument(theWorld, { author: ana })
  const [signer] = document.approvers
  if (!signer) throw new Error('nobody approves')
  const signatureId = await document.approve(signer)
  await ana.act('SignHead', {})
  const [viewId, fileId] = [fresh(), fresh()]
  const exports = { csv: fresh(), json: fresh(), proof: fresh() }
  await ana.act('ViewActionLog', { viewId, filters: wholeLog })
  for (const format of ['csv', 'json'] as const)
    await ana.act('ExportActionLog', { viewId, exportId: exports[format], format })
  await ana.act('ExportLogProof', { viewId, exportId: exports.proof })
  const { projectId } = document
  await sendFile(ana, { projectId, fileId, content: '<!doctype html><script>alert(1)</script>' })
  const target = { kind: 'project' as const, id: projectId }
  await ana.act('AttachFile', { projectId, target, fileId, name: 'planta.html', description: '' })
  paths = {
    file: `/rest/files/${fileId}?projectId=${projectId}`,
    receipt: `/rest/receipts/${signatureId}.json`,
    receiptPdf: `/rest/receipts/${signatureId}.pdf`,
    logAsTable: `/rest/exports/action-log?exportId=${exports.csv}`,
    logAsJson: `/rest/exports/action-log?exportId=${exports.json}`,
    proof: `/rest/exports/log-proof?exportId=${exports.proof}`,
  }
})

describe('What is handed out', () => {
  it.each(['file', 'receipt', 'receiptPdf', 'logAsTable', 'logAsJson', 'proof'])(
    'T30 T22 is to be saved, is what it says it is, and runs nowhere: %s',
    async (what) => {
      const { status, headers } = await ana.request('GET', paths[what] ?? '')
      expect(status).toBe(200)
      expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="/)
      expect(headers.get('Content-Type')).not.toMatch(/html|xml|svg|script/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('Cache-Control')).toMatch(/^private|^no-store/)
    },
  )

  it.each(['file', 'receipt', 'receiptPdf', 'logAsTable', 'logAsJson', 'proof'])(
    'T1 ORG-09 is nobody’s of another organization, nor a colleague’s who has nothing to do with it: %s',
    async (what) => {
      const refusals = [await refusedTo(stranger, what), await refusedTo(colleague, what)]
      for (const refusal of refusals) expect(refusal).toMatch(/^(404|409) \w+\.\w*[uU]nknown$/)
      expect(await refusedTo(theWorld.visitor(), what)).toBe('401 access.signIn')
    },
  )

  it('T30 is nothing of a kind that somebody asks for', async () => {
    const { headers } = await ana.request('GET', paths.file ?? '', undefined, { Accept: 'text/html' })
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
  })
})

describe('A page', () => {
  it.each(['/', '/signin', '/check-receipt', '/check-proof', '/projects/x', '/check-receipt?x=<script>'])(
    'T22 runs only its own scripts, and is framed by nobody: %s',
    async (path) => {
      const { headers } = await fetch(theWorld.prumo.url + path)
      const directives = Object.fromEntries(
        (headers.get('Content-Security-Policy') ?? '').split(';').map((directive) => {
          const [name = '', ...values] = directive.trim().split(' ')
          return [name, values.join(' ')]
        }),
      )
      expect(directives).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'connect-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'form-action': "'self'",
      })
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    },
  )
})
