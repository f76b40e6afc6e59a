import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { projectRoles } from '@prumo/contracts/access'
import { fieldKinds, projectInformationItems } from '@prumo/contracts/documents/documentField'
import { checks } from '@prumo/verify/checks'
import { NotUnderstood } from '@prumo/verify/finding'
import { linesOf } from '@prumo/verify/lines'
import { verdictOn } from '@prumo/verify/verdictOn'
import qrcode from 'qrcode-generator'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifierAlone } from '../audit/verifierAlone'
import { times } from '../run/length'
import { aPassword, type Person, type Reply } from '../world/person'
import { world } from '../world/world'
import { type AskedDocument, askedDocument, ownPassword } from './askedDocument'
import { addEveryKind } from './everyKind'
import { rectanglesIn, textOfPdf, textsUponEachOther } from './textOfPdf'

const theWorld = await world()
const { folder, judge } = verifierAlone()
/** In a short run there are a few receipts, of which each has one byte of so many altered, and each other ones. */
const [receiptCount, everyByte] = [times(4, 20), times(4, 1)]
const receiptOf = (person: Person, signatureId: string, format = 'json') =>
  person.request('GET', `/rest/receipts/${signatureId}.${format}`) as Promise<Reply<{ code?: string }>>

/** The very bytes, as a browser would keep them, to whoever signs in with this email. */
async function pdfOf(signatureId: string, login: string, language = ''): Promise<Buffer> {
  const { url } = theWorld.prumo
  const headers = { 'X-Prumo': '1', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ login, password: aPassword })
  const signedIn = await fetch(`${url}/rest/users/authenticate`, { method: 'POST', headers, body })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const response = await fetch(`${url}/rest/receipts/${signatureId}.pdf${language && `?language=${language}`}`, {
    headers: { Cookie: cookie },
  })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  return Buffer.from(await response.arrayBuffer())
}

const shownInPortuguese = [
  'Recibo de assinatura',
  'Papel no projeto: Parte interessada',
  'Tipo de assinatura: Assinatura eletrônica simples',
  'Decisão: Aprovação',
  '(UTC−3)',
  'Parecer: De acordo.',
  'Início do período: 21/10/2026',
  'Valor medido: 312.087,45',
  'Relato: Duas frentes de serviço.',
  'Tempo: Seco',
  'Equipes: Aço; Concreto',
  'Situação: Ativo',
  'Moeda: Real (R$)',
  'Cliente: Em branco',
  'Cartão Data planejada Valor planejado Valor realizado',
  'Estrutura e cobertura 03/11/2026 R$ 864.500,00 R$ 312.087,40',
]
const shownInEnglish = [
  'Receipt of a signature',
  'Role in the project: Stakeholder',
  'Início do período: 10/21/2026',
  'Valor medido: 312,087.45',
  'Status: Active',
  'Card Planned date Planned amount Realized amount',
  'Estrutura e cobertura 11/03/2026 R$864,500.00 R$312,087.40',
]

let document: AskedDocument
let signatureId: string
let receipt: Buffer
beforeAll(async () => {
  document = await askedDocument(theWorld)
  signatureId = await document.approve(document.approvers[0] as Person, 'De acordo, à exceção da cobertura.')
})

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
    const { email } = document.approvers[0] as Person
    expect(judge(path)).toMatchObject({
      verdict: 'good',
      kind: 'sign-off-receipt',
      signed: { title: 'Laudo de vistoria', signer: { name: expect.stringMatching(/Rocha$/), email } },
    })
  })

  it(`DOC-04 is refused with any byte of it altered: ${receiptCount} of them`, async () => {
    const signatures = [signatureId]
    for (let nth = 1; signatures.length < receiptCount; nth++) {
      await document.fill(`Sem fissuras até ${nth} m`)
      for (const approver of document.approvers)
        signatures.push(await document.approve(approver, `De acordo nº ${nth}: “${'ã'.repeat(nth)}”`))
    }
    await document.round()
    await document.author.act('SignHead', {})
    for (const [nth, id] of signatures.slice(0, receiptCount).entries()) {
      const { body } = await receiptOf(document.author, id)
      expect(await unnoticedIn(Buffer.from(`${JSON.stringify(body)}\n`), nth)).toEqual([])
    }
  })

  it('DOC-04 P4 stays what it was when the document changes, and says that its signature is voided', async () => {
    const changed = await askedDocument(theWorld)
    const { author, approvers } = changed
    const first = await changed.approve(approvers[0] as Person)
    await changed.round()
    await author.act('SignHead', {})
    const verdictNow = async () => {
      const { body } = await receiptOf(author, first)
      expect((body as { content?: string }).content).toContain('Sem fissuras')
      return verdictOn(linesOf([Buffer.from(`${JSON.stringify(body)}\n`)]))
    }
    expect((await verdictNow()).unchecked).toContainEqual({ what: 'standing' })
    expect(textOfPdf(await pdfOf(first, author.email))).toContain('Se esta assinatura ainda vale não está neste recibo')

    await changed.fill('Com fissuras')
    await changed.round()
    // What is known is not hidden: the receipt waits until it can prove its voiding.
    expect((await receiptOf(author, first)).body.code).toBe('receipt.headPending')
    await author.act('SignHead', {})
    const voided = await verdictNow()
    expect(voided).toMatchObject({ verdict: 'good', signed: { voided: { because: 'edited' }, newer: null } })
    expect(voided.unchecked).not.toContainEqual({ what: 'standing' })

    for (const approver of approvers) await changed.approve(approver)
    await changed.round()
    await author.act('SignHead', {})
    expect(await verdictNow()).toMatchObject({ verdict: 'good', signed: { voided: {}, newer: {} } })
    const path = join(folder, 'voided.pdf')
    for (const [language, voidedOn, newerOn] of [
      [
        'pt-BR',
        /Assinatura anulada em \d\d\/.*o documento foi alterado\./s,
        /Outro conteúdo deste documento foi aprovado em \d/,
      ],
      [
        'en',
        /Signature voided on \d\d\/.*the document was changed\./s,
        /Another content of this document was approved on \d/,
      ],
    ] as const) {
      const pdf = await pdfOf(first, author.email, language)
      await writeFile(path, pdf)
      const [before = ''] = textOfPdf(pdf).split(language === 'en' ? 'Role in the project' : 'Papel no projeto')
      expect(before).toMatch(voidedOn)
      expect(before).toMatch(newerOn)
      expect(textsUponEachOther(pdf)).toEqual([])
      expect(judge(path)).toMatchObject({ verdict: 'good', signed: { voided: { because: 'edited' } } })
    }
  })

  it('DOC-04 P4 says of a return that another content was approved since', async () => {
    const returned = await askedDocument(theWorld)
    const { author, approvers, projectId, documentId } = returned
    const [approver] = approvers as [Person]
    await returned.accept(approver)
    await approver.act('Reauthenticate', { password: ownPassword })
    const id = crypto.randomUUID()
    const signing = { signatureId: id, language: 'pt-BR' as const, reason: 'Falta a laje.', attachments: [] }
    await approver.act('ReturnDocument', { ...(await returned.seen()), ...signing })
    await returned.fill('Sem fissuras, também na laje')
    await author.act('RequestSignOff', { projectId, documentId })
    for (const person of approvers) await returned.approve(person)
    await returned.round()
    await author.act('SignHead', {})
    const { body } = await receiptOf(author, id)
    const verdict = await verdictOn(linesOf([Buffer.from(`${JSON.stringify(body)}\n`)]))
    expect(verdict).toMatchObject({ verdict: 'good', signed: { act: 'return', voided: null, newer: {} } })
    expect(verdict.unchecked).toContainEqual({ what: 'standing' })
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

  it('DOC-04 is a PDF too, which has the other one inside, and a QR code of the page that checks it', async () => {
    const pdf = await pdfOf(signatureId, document.author.email)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const { body } = await receiptOf(document.author, signatureId)
    expect(streamsIn(pdf)).toContain(`${JSON.stringify(body)}\n`)
    expect(pdf.toString('latin1')).toContain('prumo-receipt.json')
    const path = join(folder, 'receipt.pdf')
    await writeFile(path, pdf)
    const verdict = judge(path)
    expect(verdict).toMatchObject({ verdict: 'good', signed: { organization: 'Construtora Horizonte' } })
    expect(verdict.unchecked).toContainEqual({ what: 'pages' })
    const [, page = ''] = / (http\S+\/check-receipt) /.exec(textOfPdf(pdf)) ?? []
    expect(rectanglesIn(pdf)).toBe(darkModulesOf(page))
  })

  it('DOC-04 names nobody any more once the signer has been erased, and verifies as before', async () => {
    const { userId } = document.approvers[0] as Person
    await document.author.act('EraseUser', { userId, reason: 'Saiu da empresa', successorId: null })
    const { body } = await receiptOf(document.author, signatureId)
    expect(body).not.toHaveProperty('signer')
    const { verdict, unchecked } = await verdictOn(linesOf([Buffer.from(`${JSON.stringify(body)}\n`)]))
    expect(verdict).toBe('good')
    expect(unchecked).toContainEqual({ what: 'signer' })
  })
})

describe('A receipt as a PDF', () => {
  it.each([
    ['pt-BR', 'Parte técnica', shownInPortuguese],
    ['en', 'Technical part', shownInEnglish],
  ] as const)('DOC-04 SES-11 reads as the screen where it was signed, in %s', async (language, technical, shown) => {
    const signed = await askedDocument(theWorld, { isRequested: false })
    const { author, projectId, documentId, approvers } = signed
    await addEveryKind(signed)
    await author.act('RequestSignOff', { projectId, documentId })
    const id = await signed.approve(approvers[0] as Person, 'De acordo.')
    await signed.round()
    await author.act('SignHead', {})
    const pdf = await pdfOf(id, author.email, language)
    if (process.env.PICTURES) await writeFile(join(process.env.PICTURES, `receipt-${language}.pdf`), pdf)
    expect(textsUponEachOther(pdf)).toEqual([])
    const text = textOfPdf(pdf)
    expect(text).not.toContain('\uFFFD')
    for (const part of shown) expect(text).toContain(part)

    const [forPeople = '', forPrograms = ''] = text.split(technical)
    expect(forPrograms).toContain(id)
    const codes = [...projectInformationItems, ...projectRoles, ...fieldKinds, 'signUp', 'addedByAdministrator']
    const isWord = (code: string) => language === 'en' && !/[A-Z]/.test(code)
    const found = codes.filter(
      (code) => !isWord(code) && new RegExp(`(?<!\\p{L})${code}(?!\\p{L})`, 'u').test(forPeople),
    )
    expect(found).toEqual([])
    expect(forPeople).not.toMatch(/\b\d{4}-\d\d-\d\d/)
    expect(forPeople).not.toMatch(/86450000|31208740|312087\.45/)
    expect(forPeople).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{40}/)
    expect(forPeople).not.toMatch(/\b[a-z]+[A-Z]\w*/)
  })
})

/** The bytes of a receipt that can change unnoticed. A signature's verdict is reused for the same head and keys. */
async function unnoticedIn(bytes: Buffer, nth: number): Promise<number[]> {
  const unnoticed: number[] = []
  const verdicts = new Map<string, Promise<boolean>>()
  const signature: typeof checks.signature = (of) => {
    const about = JSON.stringify(of)
    const before = verdicts.get(about) ?? checks.signature(of)
    verdicts.set(about, before)
    return before
  }
  const verdictOf = (file: Buffer) =>
    verdictOn(linesOf([file]), { checks: { ...checks, signature } }).catch((error) => {
      if (error instanceof NotUnderstood) return { verdict: 'notUnderstood' }
      throw error
    })
  expect((await verdictOf(bytes)).verdict).toBe('good')
  for (let at = nth % everyByte; at < bytes.length; at += everyByte) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ (1 << ((at + nth) % 8))
    if ((await verdictOf(altered)).verdict === 'good') unnoticed.push(at)
    // Prumo runs in this process too, and goes on meanwhile.
    if (at % 50 < everyByte) await new Promise(setImmediate)
  }
  return unnoticed
}

function darkModulesOf(text: string): number {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const places = Array.from({ length: code.getModuleCount() }, (_, at) => at)
  return places.flatMap((row) => places.filter((column) => code.isDark(row, column))).length
}

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
