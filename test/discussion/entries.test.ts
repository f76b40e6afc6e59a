import { wholeLog, wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
let ana: Person
let bia: Person
/** Sees everything but finance, the action log of everybody too. */
let caio: Person
let projectId: string
let taskId: string

beforeAll(async () => {
  ana = await theWorld.founder()
  projectId = await theWorld.project(ana)
  taskId = fresh()
  const stepId = await firstStepOf(ana, projectId)
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Escavar', ...dates })
  bia = await teammate('editOnly')
  caio = await teammate('noAccess')
})

async function teammate(finance: 'editOnly' | 'noAccess') {
  const person = await theWorld.colleague(ana)
  await ana.act('ShareProject', { projectId, email: person.email, as: ['team'] })
  await giveRights(ana, person, { finance })
  await person.signIn()
  return person
}

/** An entry with a comment that calls Bia, and a file. */
async function aDiscussedEntry() {
  const [entryId, commentId, fileId] = [fresh(), fresh(), fresh()]
  const actionId = fresh()
  await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 120_50) }, actionId)
  const on = { projectId, target: { kind: 'entry' as const, id: entryId } }
  const content = [{ text: 'Pagar 735,12 a ' }, { mention: bia.userId }]
  await ana.act('AddComment', { ...on, commentId, content })
  await sendFile(ana, { projectId, fileId, content: 'nota' })
  await ana.act('AttachFile', { ...on, fileId, name: `nota 735,12 ${fileId}.pdf`, description: 'Vale 735,12' })
  return {
    entryId,
    commentId,
    fileId,
    actionId,
    on,
    question: { projectId, kind: 'entry' as const, targetId: entryId },
  }
}

const replied = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('COM-01 COM-03 The discussion of an entry', () => {
  it('COM-01 COM-03 has comments, files and what was done to it', async () => {
    const { entryId, commentId, fileId, question, on } = await aDiscussedEntry()
    expect((await bia.ask('comments', question)).items).toMatchObject([{ commentId, authorId: ana.userId }])
    expect((await bia.ask('files', question)).items).toMatchObject([
      { fileId, targetName: 'Cimento', targetId: entryId },
    ])
    const { items } = await bia.ask('discussion', question)
    const kinds = items.map((item) => ('message' in item ? item.message.kind : 'comment'))
    expect(kinds).toEqual(['FileAttached', 'comment', 'EntryRecorded'])
    expect((await bia.request('GET', `/rest/files/${fileId}?projectId=${projectId}`)).status).toBe(200)
    await bia.act('DescribeFile', { ...on, fileId, description: 'Nota fiscal' })
    await bia.act('RemoveFile', { ...on, fileId })
    expect((await ana.ask('files', question)).items).toEqual([])
  })

  it('COM-01 is of an entry of this project, and of none that was deleted', async () => {
    const { question, on, entryId, fileId } = await aDiscussedEntry()
    const elsewhere = await theWorld.project(ana)
    const comment = { commentId: fresh(), content: [{ text: 'oi' }] }
    const foreign = { ...on, projectId: elsewhere }
    expect(replied(await ana.attempt('AddComment', { ...foreign, ...comment }))).toEqual([
      404,
      'discussion.targetUnknown',
    ])
    expect((await ana.inquire('comments', { ...question, projectId: elsewhere })).status).toBe(404)
    await ana.act('DeleteEntry', { projectId, entryId })
    expect(replied(await ana.attempt('AddComment', { ...on, ...comment }))).toEqual([404, 'discussion.targetUnknown'])
    expect((await ana.inquire('comments', question)).status).toBe(404)
    const { items } = await ana.ask('files', { projectId })
    expect(items.find((file) => file.fileId === fileId)?.targetName).toBeNull()
    await ana.act('RemoveFile', { ...on, fileId })
  })

  it('COM-01 is not taken away from under those who talk: the entry stays where its recording is undone', async () => {
    const { actionId, entryId } = await aDiscussedEntry()
    expect(replied(await ana.attempt('UndoLedgerAction', { projectId, actionId }))).toEqual([409, 'undo.discussed'])
    expect((await ana.ask('entry', { projectId, entryId })).title).toBe('Cimento')
  })

  it('COM-01 NOT-04 calls only those who may see finance', async () => {
    const { on, question, entryId } = await aDiscussedEntry()
    const { people } = await ana.ask('comments', question)
    expect(people.map(({ userId }) => userId).sort()).toEqual([ana.userId, bia.userId].sort())
    const calling = { ...on, commentId: fresh(), content: [{ mention: caio.userId }] }
    expect(replied(await ana.attempt('AddComment', calling))).toEqual([404, 'comment.mentionUnknown'])
    const { items } = await bia.ask('notifications', {})
    expect(items[0]).toMatchObject({
      recordKind: 'entry',
      recordId: entryId,
      recordName: 'Cimento',
      recordExists: true,
    })
    await ana.act('DeleteEntry', { projectId, entryId })
    const gone = (await bia.ask('notifications', {})).items
    expect(gone.find(({ recordId }) => recordId === entryId)?.recordExists).toBe(false)
  })

  it('NOT-04 ORG-09 is no notice any more to whoever lost the right to finance', async () => {
    const person = await teammate('editOnly')
    const { on } = await aDiscussedEntry()
    await ana.act('AddComment', { ...on, commentId: fresh(), content: [{ mention: person.userId }] })
    expect((await person.ask('unreadNotifications', {})).count).toBe(1)
    await giveRights(ana, person, { finance: 'noAccess' })
    await person.signIn()
    expect((await person.ask('notifications', {})).items).toEqual([])
    expect((await person.ask('unreadNotifications', {})).count).toBe(0)
  })
})

describe('Without the right to finance', () => {
  it('ORG-09 nobody reads, says or fetches anything of an entry, now or in the past', async () => {
    const { question, on, commentId, fileId } = await aDiscussedEntry()
    const asOf = new Date().toISOString()
    for (const moment of [{}, { asOf }])
      for (const name of ['comments', 'discussion'] as const)
        expect(replied(await caio.inquire(name, { ...question, ...moment }))).toEqual([404, 'resource.unknown'])
    for (const moment of [{}, { asOf }])
      for (const narrowed of [question, { projectId }, { projectId, search: '735' }]) {
        const { body } = await caio.inquire('files', { ...narrowed, ...moment })
        expect(body).toMatchObject({ items: [], total: 0 })
      }
    expect((await caio.request('GET', `/rest/files/${fileId}?projectId=${projectId}`)).status).toBe(404)
    const content = [{ text: 'oi' }]
    const unknown = [404, 'discussion.targetUnknown']
    expect(replied(await caio.attempt('AddComment', { ...on, commentId: fresh(), content }))).toEqual(unknown)
    expect(replied(await caio.attempt('DeleteComment', { ...on, commentId }))).toEqual(unknown)
    expect(replied(await caio.attempt('RemoveFile', { ...on, fileId }))).toEqual(unknown)
    const about = { type: 'DescribeFile', projectId, recordId: on.target.id, partId: fileId } as const
    expect(await caio.ask('lastChanges', about)).toEqual({ changedFields: {} })
  })

  it('AUD-01 the action log says that something was said or attached, and not what', async () => {
    const { commentId, fileId, on } = await aDiscussedEntry()
    await ana.act('DescribeFile', { ...on, fileId, description: 'Valia 735,12' })
    await ana.act('DeleteComment', { ...on, commentId })
    const viewId = fresh()
    await caio.act('ViewProjectActionLog', { projectId, viewId, filters: wholeProjectLog })
    const { items } = await caio.ask('actionLog', { viewId, limit: 200 })
    const ofEntry = items.filter(({ kind, recordId }) => recordId === on.target.id && /^(Comment|File)/.test(kind))
    expect(ofEntry.map(({ kind }) => kind)).toEqual(['CommentDeleted', 'FileDescribed', 'FileAttached', 'CommentAdded'])
    const changes = ofEntry.flatMap((action) => action.changes)
    expect(changes.map(({ hidden, before, after }) => [hidden, before, after])).toEqual(
      changes.map(() => [['finance'], null, null]),
    )
    const changed = await caio.ask('projectChanges', { viewId, limit: 200 })
    expect(changed.items.find(({ recordId }) => recordId === fileId)).toMatchObject({ name: null })
    expect(JSON.stringify([items, changed])).not.toContain('735,12')
    const proof = await caio.inquire('inclusionProof', { position: ofEntry[0]?.position ?? 0 })
    expect(replied(proof)).toEqual([403, 'access.contentClosed'])
  })

  it('AUD-01 a denial names no file that it was about', async () => {
    const { fileId } = await aDiscussedEntry()
    const auditor = await theWorld.colleague(ana, 'creator')
    await giveRights(ana, auditor, { finance: 'noAccess' })
    await auditor.signIn()
    await auditor.request('GET', `/rest/files/${fileId}?projectId=${projectId}`)
    const viewId = fresh()
    await auditor.act('ViewActionLog', { viewId, filters: wholeLog })
    const answer = JSON.stringify(await auditor.ask('actionLog', { viewId, limit: 200 }))
    expect(answer).not.toContain('735,12')
    expect(answer).toContain(fileId)
  })

  it('ORG-09 nobody of another organization meets an entry, whatever they may', async () => {
    const { question, fileId, on } = await aDiscussedEntry()
    const stranger = await theWorld.founder()
    expect(replied(await stranger.inquire('comments', question))).toEqual([404, 'resource.unknown'])
    expect((await stranger.ask('files', question)).total).toBe(0)
    expect((await stranger.request('GET', `/rest/files/${fileId}?projectId=${projectId}`)).status).toBe(404)
    const { status } = await stranger.attempt('AddComment', { ...on, commentId: fresh(), content: [{ text: 'oi' }] })
    expect(status).toBe(404)
  })
})
