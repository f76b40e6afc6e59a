import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loggedEvents } from '../log/loggedEvents'
import { aPassword, type Person, typedPassword } from '../world/person'
import { world } from '../world/world'
import { anApprover, askedDocument, ownPassword } from './askedDocument'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => `${status} ${body.code}`
const signing = () => ({
  signatureId: crypto.randomUUID(),
  language: 'pt-BR',
  opinion: 'De acordo.',
  attachments: [],
})

describe('A sign-off', () => {
  it('DOC-02 is asked for only where the form is whole and somebody approves it', async () => {
    const { author, projectId, documentId, approvers } = await askedDocument(theWorld, { isRequested: false })
    const place = { projectId, documentId }
    for (const { userId } of approvers) await author.act('RemoveDocumentApprover', { ...place, userId })
    const refused = await author.attempt('RequestSignOff', place)
    expect(codeOf(refused)).toBe('409 signOff.incomplete')
    expect(refused.body.details).toEqual({
      problems: [{ problem: 'approverMissing', sectionId: null, fieldId: null }],
    })
  })

  it('DOC-03 DOC-04 leads from a request over viewing, accepting and approving to done', async () => {
    const document = await askedDocument(theWorld)
    const { author, projectId, documentId, approvers } = document
    const [bia, caio] = approvers as [Person, Person]
    const status = async () => (await author.ask('document', { projectId, documentId })).status
    expect(await status()).toBe('onApproval')
    await document.approve(bia)
    expect(await status()).toBe('onApproval')
    const signatureId = await document.approve(caio, 'Aprovado sem ressalvas.')
    expect(await status()).toBe('done')
    const { rounds, current } = await author.ask('signOff', { projectId, documentId })
    expect(rounds).toHaveLength(1)
    expect(rounds[0]).toMatchObject({
      round: 1,
      standing: 'approved',
      requestedBy: { userId: author.userId },
      approvers: [
        { userId: bia.userId, act: 'approve' },
        { userId: caio.userId, act: 'approve', signatureId, opinion: 'Aprovado sem ressalvas.' },
      ],
    })
    expect(sha256(current?.content ?? '')).toBe(rounds[0]?.contentHash)
  })

  it('DOC-04 waits in the queue of whom it asks, and of nobody else, oldest first', async () => {
    const author = await theWorld.founder()
    const bia = await anApprover(theWorld, author)
    const first = await askedDocument(theWorld, { author, approvers: [bia] })
    const second = await askedDocument(theWorld, { author, approvers: [bia] })
    const queue = await bia.ask('approvals', {})
    expect(queue.items.map(({ documentId }) => documentId)).toEqual([first.documentId, second.documentId])
    expect(queue).toMatchObject({ total: 2, unseen: 2 })
    expect(await author.ask('approvals', {})).toEqual({ items: [], total: 0, unseen: 0 })
    await first.view(bia)
    expect(await bia.ask('approvals', {})).toMatchObject({ total: 2, unseen: 1 })
    await first.approve(bia)
    expect((await bia.ask('approvals', {})).items.map(({ documentId }) => documentId)).toEqual([second.documentId])
    await author.act('UnshareProject', { projectId: second.projectId, userId: bia.userId })
    expect((await bia.ask('approvals', {})).items).toEqual([])
  })

  it('DOC-04 freezes what the document shows of its project, by the server itself', async () => {
    const document = await askedDocument(theWorld, { isRequested: false })
    const { author, projectId, documentId } = document
    const place = { projectId, documentId }
    const { sections } = await author.ask('document', place)
    await author.act('AddDocumentField', {
      ...place,
      sectionId: sections[0]?.sectionId ?? '',
      fieldId: crypto.randomUUID(),
      name: 'Projeto',
      fieldKind: 'projectInformation',
      required: false,
      fieldSize: 'large',
      options: ['pitch'],
    })
    await author.act('RequestSignOff', place)
    const before = await author.ask('signOff', place)
    expect(before.current?.content).toContain('Reforma da escola municipal')
    await author.act('ChangeProjectDetails', { projectId, pitch: 'Ampliação da escola' })
    expect((await author.ask('signOff', place)).current).toEqual(before.current)
    await document.fill('Com fissuras')
    expect((await author.ask('signOff', place)).current?.content).toContain('Ampliação da escola')
  })
})

describe('Signing', () => {
  it('DOC-04 asks for the password of the last five minutes, in this very session', async () => {
    const document = await askedDocument(theWorld)
    const [bia] = document.approvers as [Person]
    await document.accept(bia)
    const approve = async () => bia.attempt('ApproveDocument', { ...(await document.seen()), ...signing() })
    expect(codeOf(await approve())).toBe('409 signOff.reauthenticate')
    expect(codeOf(await bia.attempt('Reauthenticate', { password: aPassword }))).toBe('403 account.passwordWrong')
    await bia.act('Reauthenticate', { password: ownPassword })
    await bia.signIn(ownPassword)
    expect(codeOf(await approve())).toBe('409 signOff.reauthenticate')
    await bia.act('Reauthenticate', { password: ownPassword })
    expect((await approve()).status).toBe(200)
  })

  it('DOC-04 is not begun by whoever still has the password that an administrator chose', async () => {
    const author = await theWorld.founder()
    const bia = await theWorld.newcomer(author)
    const document = await askedDocument(theWorld, { author, approvers: [bia] })
    const seen = await document.seen()
    for (const attempt of [
      bia.attempt('ViewForSignOff', seen),
      bia.attempt('AcceptSignOff', { ...seen, consentTextId: 'simple-signature-1' }),
      bia.attempt('Reauthenticate', { password: typedPassword }),
      bia.attempt('ApproveDocument', { ...seen, ...signing() }),
    ])
      expect(codeOf(await attempt)).toBe('403 access.passwordMustChange')
  })

  it('DOC-04 keeps the whole record, with the name sealed under the key of the signer', async () => {
    const document = await askedDocument(theWorld)
    const [bia] = document.approvers as [Person]
    const before = await log.head()
    const signatureId = await document.approve(bia)
    const text = await log.textSince(before)
    const data = JSON.parse(text.split('\n').find((line) => line.includes(signatureId)) ?? '{}')
    expect(data).toMatchObject({
      signatureId,
      userId: bia.userId,
      assurance: 'simple',
      organizationName: 'Construtora Horizonte',
      signerRole: 'stakeholder',
      identityBasis: 'addedByAdministrator',
      canonicalization: 'RFC8785',
      signer: { of: bia.userId },
      credentialState: { setBySigner: true },
      separationOfDuties: { authorId: document.author.userId, soleApprover: false, distinct: true },
    })
    expect(text).not.toContain('Rocha')
    expect(text).not.toContain(ownPassword)
  })

  it('DOC-04 T10 is refused before accepting, to others, and for what nobody asked', async () => {
    const document = await askedDocument(theWorld)
    const stranger = await askedDocument(theWorld)
    const [bia] = document.approvers as [Person]
    const seen = await document.seen()
    const answerToStranger = await stranger.seen()
    await bia.act('Reauthenticate', { password: ownPassword })
    const head = await log.head()
    const attempts = [
      await bia.attempt('ApproveDocument', { ...seen, ...signing() }),
      await document.author.attempt('ApproveDocument', { ...seen, ...signing() }),
      await bia.attempt('ApproveDocument', { ...answerToStranger, ...signing() }),
      await bia.attempt('ApproveDocument', { ...answerToStranger, projectId: seen.projectId, ...signing() }),
      await bia.attempt('ApproveDocument', { ...seen, ...signing(), approvedAt: '2026-01-01T00:00:00Z' }),
      await bia.attempt('ApproveDocument', { ...seen, ...signing(), signer: { name: 'Outra pessoa' } }),
      await bia.attempt('ReturnDocument', { ...seen, ...signing(), opinion: undefined, reason: ' ' }),
    ]
    expect(attempts.map(codeOf)).toEqual([
      '409 signOff.notAccepted',
      '409 signOff.notApprover',
      '404 resource.unknown',
      '404 document.unknown',
      '422 fields.invalid',
      '422 fields.invalid',
      '422 fields.invalid',
    ])
    expect(await log.head()).toBe(head)
  })

  it('DOC-04 happens once, however often the same command is sent', async () => {
    const document = await askedDocument(theWorld)
    const [bia, caio] = document.approvers as [Person, Person]
    await document.accept(bia)
    await bia.act('Reauthenticate', { password: ownPassword })
    const approval = { ...(await document.seen()), ...signing() }
    const id = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => bia.attempt('ApproveDocument', approval, { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.position)).size).toBe(1)
    await document.accept(caio)
    await caio.act('Reauthenticate', { password: ownPassword })
    expect(codeOf(await caio.attempt('ApproveDocument', approval, { id }))).toBe('422 command.otherData')
    expect(codeOf(await caio.attempt('ApproveDocument', approval))).toBe('409 signOff.signatureIdTaken')
  })
})

describe('A change of a document that was approved', () => {
  it('DOC-05 voids every approval and asks everybody afresh in the same append, and what was voided stays visible', async () => {
    const document = await askedDocument(theWorld)
    const { author, projectId, documentId } = document
    const [bia, caio] = document.approvers as [Person, Person]
    const signatures = [await document.approve(bia), await document.approve(caio)]
    const before = await log.head()
    await document.fill('Com fissuras')
    expect((await log.since(before)).map(({ type }) => type)).toEqual([
      'DocumentFieldFilled',
      'SignOffVoided',
      'SignOffRequested',
    ])
    expect((await author.ask('document', { projectId, documentId })).status).toBe('onApproval')
    const { rounds, current } = await author.ask('signOff', { projectId, documentId })
    expect(rounds.map(({ standing }) => standing)).toEqual(['asked', 'voided'])
    expect(rounds[1]).toMatchObject({ voidedBy: { by: 'DocumentFieldFilled', fieldName: 'Parecer' } })
    expect(rounds[1]?.approvers.map(({ signatureId }) => signatureId)).toEqual(signatures)
    expect(rounds[0]?.approvers.map(({ act }) => act)).toEqual([null, null])
    expect(current?.content).toContain('Com fissuras')
    const { lastAccepted } = await bia.ask('signOff', { projectId, documentId })
    expect(lastAccepted?.content).toContain('Sem fissuras')
    expect((await bia.ask('approvals', {})).items.map((item) => item.documentId)).toContain(documentId)
  })

  it('DOC-05 changes nothing where the content stays as it was', async () => {
    const document = await askedDocument(theWorld)
    const [bia] = document.approvers as [Person]
    await document.approve(bia)
    const before = await log.head()
    await document.fill('Sem fissuras')
    expect(await log.head()).toBe(before)
    expect((await document.round()).approvers[0]?.act).toBe('approve')
  })

  it('DOC-05 refuses the approval of what was seen before, and says what differs', async () => {
    const document = await askedDocument(theWorld)
    const [bia] = document.approvers as [Person]
    await document.accept(bia)
    await bia.act('Reauthenticate', { password: ownPassword })
    const seen = await document.seen()
    await document.fill('Com fissuras')
    const refused = await bia.attempt('ApproveDocument', { ...seen, ...signing() })
    expect(codeOf(refused)).toBe('409 document.contentChanged')
    expect(refused.body.details).toMatchObject({
      round: 2,
      differences: [{ before: 'Sem fissuras', after: 'Com fissuras' }],
    })
    const forged = { ...(await document.seen()), round: 2, contentHash: sha256('forged'), ...signing() }
    expect(codeOf(await bia.attempt('ApproveDocument', forged))).toBe('409 document.contentChanged')
  })

  it('DOC-04 keeps who is asked, and the document itself, until the request is taken back', async () => {
    const document = await askedDocument(theWorld)
    const { author, projectId, documentId } = document
    const [bia] = document.approvers as [Person]
    const place = { projectId, documentId }
    const attempts = [
      await author.attempt('RemoveDocumentApprover', { ...place, userId: bia.userId }),
      await author.attempt('NameDocumentApprover', { ...place, userId: author.userId }),
      await author.attempt('DeleteDocument', { ...place, reason: 'Não precisamos mais' }),
    ]
    expect(attempts.map(codeOf)).toEqual(Array(3).fill('409 signOff.underWay'))
    await author.act('WithdrawSignOffRequest', { ...place, round: 1, reason: 'Outra pessoa aprova' })
    await author.act('RemoveDocumentApprover', { ...place, userId: bia.userId })
    expect((await document.round()).standing).toBe('withdrawn')
    expect((await bia.ask('approvals', {})).items).toEqual([])
  })

  it('DOC-04 is returned with a reason, and asked for again', async () => {
    const document = await askedDocument(theWorld)
    const { author, projectId, documentId } = document
    const [bia, caio] = document.approvers as [Person, Person]
    await document.approve(bia)
    await document.view(caio)
    await caio.act('Reauthenticate', { password: ownPassword })
    const { opinion: _, ...signature } = signing()
    await caio.act('ReturnDocument', {
      ...(await document.seen()),
      ...signature,
      language: 'en',
      reason: 'Falta a planta',
    })
    expect(await document.round()).toMatchObject({
      standing: 'returned',
      approvers: [{ act: 'approve' }, { act: 'return', opinion: 'Falta a planta' }],
    })
    expect((await author.ask('document', { projectId, documentId })).status).toBe('inProgress')
    await document.fill('Com a planta')
    await author.act('RequestSignOff', { projectId, documentId })
    await document.approve(bia)
    await document.approve(caio)
    expect((await author.ask('document', { projectId, documentId })).status).toBe('done')
  })
})
