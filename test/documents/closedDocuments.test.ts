import type { Feature } from '@prumo/contracts/access'
import { describe, expect, it } from 'vitest'
import { aField } from '../given/aField'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { giveRights } from '../security/giveRights'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'
import { type AskedDocument, anApprover, askedDocument, ownPassword } from './askedDocument'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const codeOf = ({ status, body }: Reply<ProblemBody>) => `${status} ${body.code ?? ''}`.trim()
const blind = (features: Feature[], approverIds: string[]) => ({ features, approverIds })

type Story = AskedDocument & { of: { projectId: string; documentId: string }; cardId: string; approver: Person }

/** A document that shows the canvas, with a card on it, and somebody to approve it. */
async function showingCanvas({
  cents = null as number | null,
  named = true,
  isRequested = false,
} = {}): Promise<Story> {
  const author = await theWorld.founder()
  const approver = await anApprover(theWorld, author)
  const document = await askedDocument(theWorld, { author, approvers: [], isRequested: false })
  const { projectId, documentId } = document
  const of = { projectId, documentId }
  await author.act('ShareProject', { projectId, email: approver.email, as: ['stakeholder'] })
  const { areas } = await author.ask('canvas', { projectId })
  const cardId = fresh()
  await author.act('AddCard', {
    projectId,
    cardId,
    areaId: areas[0]?.areaId ?? '',
    title: 'Telhado',
    plannedCents: cents,
  })
  await addCanvas(document)
  if (named) await author.act('NameDocumentApprover', { ...of, userId: approver.userId })
  if (isRequested) await author.act('RequestSignOff', of)
  return { ...document, approvers: [approver], of, cardId, approver }
}

async function addCanvas({ projectId, documentId, author }: AskedDocument, options: string[] = []) {
  const of = { projectId, documentId }
  const { sections } = await author.ask('document', of)
  const field = { ...aField, name: `Cartões ${fresh()}`, fieldKind: 'canvasCards' as const, options }
  return author.attempt('AddDocumentField', {
    ...of,
    sectionId: sections[0]?.sectionId,
    fieldId: fresh(),
    ...field,
  })
}

describe('T9 DOC-04 an approver of a document', () => {
  it.each([
    [{ finance: 'noAccess' }, 5_000, ['finance']],
    [{ canvas: 'noAccess' }, null, ['canvas']],
    [{ canvas: 'noAccess', finance: 'noAccess' }, 5_000, ['canvas', 'finance']],
  ] as const)(
    'is not named who may not see what it shows, and whoever names is told at once: %j',
    async (rights, cents, features) => {
      const { author, approver, of } = await showingCanvas({ cents, named: false })
      await giveRights(author, approver, rights)
      const before = await log.head()
      const refused = await author.attempt('NameDocumentApprover', { ...of, userId: approver.userId })
      expect([codeOf(refused), refused.body.details]).toEqual([
        '409 document.approverMayNotSee',
        blind([...features], [approver.userId]),
      ])
      expect(await log.head()).toBe(before)
    },
  )

  it('is named who lacks the right to amounts, as long as the document shows none', async () => {
    const { author, approver, of, cardId } = await showingCanvas({ named: false })
    await giveRights(author, approver, { finance: 'noAccess', risks: 'noAccess' })
    await author.act('NameDocumentApprover', { ...of, userId: approver.userId })
    expect((await approver.ask('document', of)).title).toBe('Laudo de vistoria')

    await author.act('ChangeCard', { projectId: of.projectId, cardId, plannedCents: 5_000 })
    expect(codeOf(await approver.inquire('document', of))).toBe('403 access.contentClosed')
    const { approvers } = await author.ask('document', of)
    expect(approvers).toMatchObject([{ userId: approver.userId, mayNotSee: ['finance'] }])
    const refused = await author.attempt('RequestSignOff', of)
    expect([codeOf(refused), refused.body.details]).toEqual([
      '409 document.approverMayNotSee',
      blind(['finance'], [approver.userId]),
    ])
  })

  it('needs to see the project where the document shows it', async () => {
    const { author, approver, of } = await showingCanvas({ named: false })
    const { sections } = await author.ask('document', of)
    const shown = { ...aField, name: 'Obra', fieldKind: 'projectInformation' as const, options: ['pitch'] }
    await author.act('AddDocumentField', { ...of, sectionId: sections[0]?.sectionId ?? '', fieldId: fresh(), ...shown })
    await giveRights(author, approver, { projects: 'noAccess' })
    const refused = await author.attempt('NameDocumentApprover', { ...of, userId: approver.userId })
    expect(refused.body.details).toEqual(blind(['projects'], [approver.userId]))
  })

  it('is not asked afresh, by an edit, about what this one may not see', async () => {
    const story = await showingCanvas({ isRequested: true })
    const { author, approver, of, cardId } = story
    await giveRights(author, approver, { finance: 'noAccess' })
    await author.act('ChangeCard', { projectId: of.projectId, cardId, plannedCents: 5_000 })
    const before = await log.head()
    expect(codeOf(await addCanvas(story))).toBe('409 document.approverMayNotSee')
    expect(await log.head()).toBe(before)
  })
})

describe('T9 DOC-04 an approver who loses a right after being asked', () => {
  it('neither opens the document nor decides, and is told nothing of it; the others see why', async () => {
    const { author, approver, of } = await showingCanvas({ cents: 5_000, isRequested: true })
    const seen = { ...of, round: 1, contentHash: (await author.ask('signOff', of)).rounds[0]?.contentHash ?? '' }
    await approver.act('ViewForSignOff', seen)
    await giveRights(author, approver, { finance: 'noAccess' })

    for (const name of ['document', 'signOff'])
      expect(codeOf(await approver.inquire(name, of)), name).toBe('403 access.contentClosed')
    const signing = { signatureId: fresh(), language: 'en', attachments: [] }
    const attempts = [
      await approver.attempt('AcceptSignOff', { ...seen, consentTextId: 'simple-signature-1' }),
      await approver.attempt('ApproveDocument', { ...seen, ...signing, opinion: '' }),
      await approver.attempt('ReturnDocument', { ...seen, ...signing, reason: 'No' }),
      await approver.attempt('ViewForSignOff', { ...seen, contentHash: 'ab'.repeat(32) }),
    ]
    expect(attempts.map(codeOf)).toEqual(Array(4).fill('409 signOff.contentClosed'))
    expect(attempts.map(({ body }) => body.details)).toEqual(Array(4).fill({ features: ['finance'] }))

    const { rounds } = await author.ask('signOff', of)
    expect(rounds[0]?.approvers).toMatchObject([{ userId: approver.userId, act: null, mayNotSee: ['finance'] }])
    const { items } = await approver.ask('documents', { projectId: of.projectId })
    expect(items.map(({ title }) => title)).toEqual(['Laudo de vistoria'])
    expect((await approver.ask('approvals', {})).items.map(({ title }) => title)).toEqual(['Laudo de vistoria'])
  })

  it('decides as soon as the right is there again', async () => {
    const { author, approver, of } = await showingCanvas({ cents: 5_000, isRequested: true })
    await giveRights(author, approver, { finance: 'noAccess' })
    await giveRights(author, approver, { finance: 'viewOnly' })
    expect((await approver.ask('signOff', of)).rounds[0]?.approvers).toMatchObject([{ mayNotSee: [] }])
  })

  it('has approved what was approved: it stays, and its receipt is for who may see it', async () => {
    const { author, approver, of } = await showingCanvas({ cents: 5_000, isRequested: true })
    const seen = { ...of, round: 1, contentHash: (await author.ask('signOff', of)).rounds[0]?.contentHash ?? '' }
    await approver.act('ViewForSignOff', seen)
    await approver.act('AcceptSignOff', { ...seen, consentTextId: 'simple-signature-1' })
    await approver.act('Reauthenticate', { password: ownPassword })
    const signatureId = fresh()
    const signing = { signatureId, language: 'pt-BR' as const, opinion: 'De acordo.', attachments: [] }
    await approver.act('ApproveDocument', { ...seen, ...signing })
    await author.act('SignHead', {})
    await giveRights(author, approver, { finance: 'noAccess' })

    const { rounds } = await author.ask('signOff', of)
    expect(rounds[0]).toMatchObject({ standing: 'approved', approvers: [{ act: 'approve', mayNotSee: [] }] })
    const receipt = `/rest/receipts/${signatureId}.json`
    expect(codeOf((await approver.request('GET', receipt)) as Reply<ProblemBody>)).toBe('403 access.contentClosed')
    expect((await author.request('GET', receipt)).status).toBe(200)
  })
})
