import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linesOf } from '@prumo/verify/lines'
import { verdictOn } from '@prumo/verify/verdictOn'
import { afterAll, expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { anApprover, askedDocument, ownPassword } from './askedDocument'

const theWorld = await world()
const program = fileURLToPath(new URL('../../prumo-verify/prumo-verify.mjs', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'prumo-signature-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

type Place = { projectId: string; documentId: string }
async function sent(who: Person, { projectId, documentId }: Place, content = 'medição') {
  const fileId = crypto.randomUUID()
  return { fileId, ...(await sendFile(who, { projectId, documentId, fileId, content })) }
}
const signing = (fileId: string, name = 'Medição.txt') => ({
  signatureId: crypto.randomUUID(),
  language: 'pt-BR' as const,
  attachments: [{ fileId, name }],
})
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => `${status} ${body.code}`

it('DOC-04 an approver who may change nothing signs files along with an opinion, and everybody finds them', async () => {
  const document = await askedDocument(theWorld)
  const { author, projectId, documentId } = document
  const [bia] = document.approvers as [Person, Person]
  await document.accept(bia)
  const { fileId, status } = await sent(bia, document)
  expect(status).toBe(200)
  const approval = { ...(await document.seen()), ...signing(fileId), opinion: 'Com a medição de hoje.' }
  expect(codeOf(await bia.attempt('ApproveDocument', approval))).toBe('409 signOff.reauthenticate')
  await bia.act('Reauthenticate', { password: ownPassword })
  await bia.act('ApproveDocument', approval)
  await bia.act('ApproveDocument', approval)

  const { rounds } = await author.ask('signOff', { projectId, documentId })
  const [signed] = rounds[0]?.approvers.filter(({ userId }) => userId === bia.userId) ?? []
  expect(rounds.map(({ standing }) => standing)).toEqual(['asked'])
  expect(signed?.attachments).toMatchObject([{ fileId, fileName: 'Medição.txt', size: 9 }])
  const { items } = await author.ask('files', { projectId, targetId: documentId })
  expect(items).toMatchObject([{ fileId, signatureId: approval.signatureId, uploaderId: bia.userId }])
  const download = await author.request('GET', `/rest/files/${fileId}?projectId=${projectId}`)
  expect(download.status).toBe(200)
  const ofFile = { projectId, target: { kind: 'document' as const, id: documentId }, fileId }
  expect(codeOf(await author.attempt('RemoveFile', ofFile))).toBe('409 file.signed')

  await author.act('SignHead', {})
  const { body } = await author.request('GET', `/rest/receipts/${approval.signatureId}.json`)
  const receipt = `${JSON.stringify(body)}\n`
  expect((await verdictOn(linesOf([Buffer.from(receipt)]))).attachments).toMatchObject([{ name: 'Medição.txt' }])
  await writeFile(join(folder, 'receipt.json'), receipt)
  const check = () => spawnSync(process.execPath, [program, join(folder, 'receipt.json'), '--files', folder, '--json'])
  expect(JSON.parse(String(check().stdout)).unchecked).toContainEqual({ what: 'attachment', name: 'Medição.txt' })
  await writeFile(join(folder, 'Medição.txt'), 'outra medição')
  expect(JSON.parse(String(check().stdout)).finding.check).toBe('attachment')
  await writeFile(join(folder, 'Medição.txt'), 'medição')
  const report = JSON.parse(String(check().stdout))
  expect([report.verdict, report.unchecked.filter(({ what }: { what: string }) => what === 'attachment')]).toEqual([
    'good',
    [],
  ])

  await author.act('DeleteProject', { projectId, pitch: 'Reforma da escola municipal' })
  await expect.poll(async () => (await author.ask('storage', {})).used).toBe(0)
})

it('DOC-04 only who is asked may send them, and signs only what was sent by themselves, under names of their own', async () => {
  const author = await theWorld.founder()
  const [bia, caio] = [await anApprover(theWorld, author), await anApprover(theWorld, author)]
  const document = await askedDocument(theWorld, { author, approvers: [bia] })
  const { projectId } = document
  await author.act('ShareProject', { projectId, email: caio.email, as: ['stakeholder'] })
  const stranger = await theWorld.founder()
  const attempts = [
    await sent(author, document),
    await sent(caio, document),
    await sent(stranger, document),
    await sent(theWorld.visitor(), document),
    await sent(bia, { projectId, documentId: crypto.randomUUID() }),
  ]
  expect(attempts.map(codeOf)).toEqual([
    '409 signOff.notApprover',
    '409 signOff.notApprover',
    '404 resource.unknown',
    '401 access.signIn',
    '404 document.unknown',
  ])
  const { fileId: ofAuthor } = await sendOwn(author, projectId)
  const { fileId: ofBia } = await sent(bia, document)
  await document.accept(bia)
  await bia.act('Reauthenticate', { password: ownPassword })
  const approve = async (fileId: string, name?: string) =>
    bia.attempt('ApproveDocument', { ...(await document.seen()), ...signing(fileId, name), opinion: '' })
  expect(codeOf(await approve(ofAuthor))).toBe('404 file.uploadUnknown')
  expect(codeOf(await approve(crypto.randomUUID()))).toBe('404 file.uploadUnknown')
  for (const name of ['../laudo.pdf', 'laudo\u202efdp.exe', '', 'a\u0000.pdf'])
    expect(codeOf(await approve(ofBia, name))).toBe('422 fields.invalid')
  expect((await approve(ofBia)).status).toBe(200)
  expect(codeOf(await sent(bia, document))).toBe('409 signOff.alreadyDecided')
})

async function sendOwn(who: Person, projectId: string) {
  const fileId = crypto.randomUUID()
  await sendFile(who, { projectId, fileId, content: 'planta' })
  return { fileId }
}
