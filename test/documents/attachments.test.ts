import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { anApprover, askedDocument } from './askedDocument'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)

type Place = { projectId: string; documentId: string }
async function attach(who: Person, { projectId, documentId }: Place, name: string, content = 'planta') {
  const fileId = crypto.randomUUID()
  const { status, body } = await sendFile(who, { projectId, fileId, content })
  expect(status, JSON.stringify(body)).toBe(200)
  const ofFile = { projectId, target: { kind: 'document' as const, id: documentId }, fileId }
  return { ofFile, reply: await who.attempt('AttachFile', { ...ofFile, name, description: '' }) }
}
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => `${status} ${body.code}`
const attachmentsOf = (content: string | undefined) => JSON.parse(content ?? '{}').attachments
const sha256 = createHash('sha256').update('planta').digest('hex')

it('DOC-05 COM-03 a file attached to an approved document voids its approvals, and so does one removed', async () => {
  const document = await askedDocument(theWorld)
  const { author, approvers } = document
  const place = { projectId: document.projectId, documentId: document.documentId }
  for (const approver of approvers) await document.approve(approver)
  const status = async () => (await author.ask('document', place)).status
  expect(await status()).toBe('done')

  const { ofFile, reply } = await attach(author, place, 'Planta.pdf')
  expect(reply.status).toBe(200)
  expect(await status()).toBe('onApproval')
  const { rounds, current } = await author.ask('signOff', place)
  expect(rounds.map(({ standing }) => standing)).toEqual(['asked', 'voided'])
  expect(rounds[1]?.voidedBy).toEqual({ by: 'FileAttached', fieldName: null })
  expect(attachmentsOf(current?.content)).toEqual([
    { name: 'Planta.pdf', size: 6, sha256, type: 'application/octet-stream' },
  ])
  expect((await author.ask('files', { projectId: place.projectId, targetId: place.documentId })).total).toBe(1)

  for (const approver of approvers) await document.approve(approver)
  await author.act('DescribeFile', { ...ofFile, description: 'Revisão B' })
  expect(await status()).toBe('done')
  await author.act('RemoveFile', ofFile)
  expect(await status()).toBe('onApproval')
  expect(attachmentsOf((await author.ask('signOff', place)).current?.content)).toEqual([])
  expect((await author.ask('storage', {})).used).toBe(0)
})

it('COM-03 DOC-04 a document has no two files of one name, and takes no file twice', async () => {
  const { author, projectId, documentId } = await askedDocument(theWorld, { isRequested: false })
  const place = { projectId, documentId }
  const { ofFile, reply } = await attach(author, place, 'Planta.pdf')
  expect(reply.status).toBe(200)
  expect(codeOf((await attach(author, place, 'planta.PDF')).reply)).toBe('409 file.nameTaken')
  const about = { name: 'Outra.pdf', description: '' }
  expect(codeOf(await author.attempt('AttachFile', { ...ofFile, ...about }))).toBe('409 file.idTaken')
  const toProject = { ...ofFile, target: { kind: 'project' as const, id: projectId } }
  expect(codeOf(await author.attempt('AttachFile', { ...toProject, ...about }))).toBe('404 file.uploadUnknown')
})

it('COM-03 DOC-04 changes no document for whoever may only read it, nor from another project or organization', async () => {
  const author = await theWorld.founder()
  const bia = await anApprover(theWorld, author)
  const document = await askedDocument(theWorld, { author, approvers: [bia] })
  const place = { projectId: document.projectId, documentId: document.documentId }
  const { ofFile } = await attach(author, place, 'Planta.pdf')
  const round = await document.round()
  expect((await bia.attempt('RemoveFile', ofFile)).status).toBe(403)
  const elsewhere = await theWorld.project(author)
  const removal = await author.attempt('RemoveFile', { ...ofFile, projectId: elsewhere })
  expect(codeOf(removal)).toBe('404 document.unknown')
  const added = await attach(author, { ...place, projectId: elsewhere }, 'Corte.pdf')
  expect(codeOf(added.reply)).toBe('404 discussion.targetUnknown')
  const stranger = await theWorld.founder()
  for (const attempt of [
    await stranger.attempt('RemoveFile', ofFile),
    await stranger.attempt('AttachFile', { ...ofFile, name: 'Corte.pdf', description: '' }),
  ])
    expect(attempt.status).toBe(404)
  expect(await document.round()).toEqual(round)
})

it('COM-03 DOC-04 leaves with its project, and its storage is free again', async () => {
  const document = await askedDocument(theWorld)
  const { author, projectId, documentId } = document
  await attach(author, { projectId, documentId }, 'Planta.pdf')
  for (const approver of document.approvers) await document.approve(approver)
  expect((await author.ask('storage', {})).used).toBe(6)
  const before = await log.head()
  await author.act('DeleteProject', { projectId, pitch: 'Reforma da escola municipal' })
  await expect.poll(async () => (await author.ask('storage', {})).used).toBe(0)
  const text = await log.textSince(before)
  expect(text).toContain(sha256)
  expect(text).not.toContain('SignOffVoided')
})

it('DOC-04 a receipt says which files were signed with the document', async () => {
  const document = await askedDocument(theWorld)
  const { author, projectId, documentId } = document
  await attach(author, { projectId, documentId }, 'Planta.pdf')
  const signatureId = await document.approve(document.approvers[0] as Person)
  await document.round()
  await author.act('SignHead', {})
  const { status, body } = await author.request('GET', `/rest/receipts/${signatureId}.json`)
  expect(status).toBe(200)
  expect(attachmentsOf((body as { content?: string }).content)).toEqual([
    { name: 'Planta.pdf', size: 6, sha256, type: 'application/octet-stream' },
  ])
})
