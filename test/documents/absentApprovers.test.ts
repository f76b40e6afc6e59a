import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { giveRights } from '../security/giveRights'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'
import { type AskedDocument, askedDocument } from './askedDocument'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const refusalOf = ({ status, body }: Reply<ProblemBody>) => [`${status} ${body.code}`, body.details]

/** The ways in which somebody who takes part in a project comes to see nothing of its documents any more. */
const ways: Record<string, (document: AskedDocument, lost: Person) => Promise<unknown>> = {
  'was removed from the project': ({ author, projectId }, { userId }) =>
    author.act('UnshareProject', { projectId, userId }),
  'left the project': ({ projectId }, lost) => lost.act('LeaveProject', { projectId }),
  'may see no documents any more': ({ author }, lost) => giveRights(author, lost, { documents: 'noAccess' }),
  'has a licence that sees nothing': ({ author }, { userId }) =>
    author.act('ChangeUserLicence', { userId, licence: 'worker' }),
  'was erased': ({ author }, { userId }) =>
    author.act('EraseUser', { userId, reason: 'Saiu da empresa', successorId: null }),
}
const nameAfter = (way: string) => (way === 'was erased' ? null : 'Bia Rocha')

async function aRound({ isRequested = true } = {}) {
  const author = await theWorld.founder()
  const [bia, caio] = [await theWorld.colleague(author), await theWorld.colleague(author)]
  const document = await askedDocument(theWorld, { author, approvers: [bia, caio], isRequested })
  const { projectId, documentId } = document
  return { ...document, document, bia, caio, of: { projectId, documentId } }
}

const toldOf = async (person: Person) =>
  (await person.ask('notifications', { kind: 'approverLost' })).items.map(({ recordId, by, count }) => [
    recordId,
    by,
    count,
  ])

describe.each(Object.keys(ways))('An approver who %s', (way) => {
  const lose = ways[way] as (typeof ways)[string]

  it('DOC-02 DOC-04 is not asked, and whoever asks reads who it is', async () => {
    const { author, document, bia, of } = await aRound({ isRequested: false })
    await lose(document, bia)
    const refused = await author.attempt('RequestSignOff', of)
    expect(refusalOf(refused)).toEqual([
      '409 signOff.approverWithoutAccess',
      { people: [{ userId: bia.userId, name: nameAfter(way) }] },
    ])
    const shown = await author.ask('document', of)
    expect(shown.approvers.map(({ hasAccess }) => hasAccess)).toEqual([false, true])
    await author.act('RemoveDocumentApprover', { ...of, userId: bia.userId })
    expect((await author.attempt('RequestSignOff', of)).status).toBe(200)
  })

  it('DOC-04 is marked in the round that waits for them, and whoever asked is told once', async () => {
    const { author, projectId, document, bia, of } = await aRound()
    await lose(document, bia)
    await expect.poll(() => toldOf(author)).toEqual([[of.documentId, null, 1]])
    expect((await document.round()).approvers.map(({ hasAccess }) => hasAccess)).toEqual([false, true])
    const [awaited] = (await author.ask('projectApprovals', { projectId })).items
    expect(awaited?.waitingFor.map(({ hasAccess }) => hasAccess)).toEqual([false, true])
  })
})

describe('A round that waits for somebody who cannot come', () => {
  it('DOC-04 NOT-04 is told of once, however often and in however many ways the access is lost', async () => {
    const { author, projectId, document, bia, caio } = await aRound()
    const before = await log.head()
    await author.act('UnshareProject', { projectId, userId: bia.userId })
    await expect.poll(() => toldOf(author)).toHaveLength(1)
    await author.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    expect((await document.round()).approvers.map(({ hasAccess }) => hasAccess)).toEqual([true, true])
    await giveRights(author, bia, { documents: 'noAccess' })
    await author.act('EraseUser', { userId: bia.userId, reason: 'Saiu da empresa', successorId: null })
    // What concerns Caio comes last: whatever there was to be said of Bia has been said by then.
    await author.act('UnshareProject', { projectId, userId: caio.userId })
    await expect.poll(() => toldOf(author)).toHaveLength(2)
    const lost = (await log.textSince(before)).split('\n').filter((line) => line.includes('"requestedById"'))
    expect(lost.map((line) => JSON.parse(line).userId)).toEqual([bia.userId, caio.userId])
  })

  it('DOC-04 tells nothing of those who have decided, nor of a request that was taken back', async () => {
    const { author, document, bia, caio, of } = await aRound()
    await author.act('WithdrawSignOffRequest', { ...of, round: 1, reason: 'Falta um anexo' })
    for (const lost of [bia, caio]) await ways['was removed from the project']?.(document, lost)
    const second = await askedDocument(theWorld, { author, approvers: [await theWorld.colleague(author)] })
    await author.act('UnshareProject', { projectId: second.projectId, userId: second.approvers[0]?.userId ?? '' })
    await expect.poll(() => toldOf(author)).toEqual([[second.documentId, null, 1]])
    expect((await document.round()).approvers.map(({ hasAccess }) => hasAccess)).toEqual([true, true])
  })

  it('DOC-05 is told of as well where an edit asks everybody afresh', async () => {
    const { author, document, bia, of } = await aRound()
    await author.act('UnshareProject', { projectId: of.projectId, userId: bia.userId })
    await expect.poll(() => toldOf(author)).toHaveLength(1)
    await document.fill('Com fissuras')
    await expect.poll(() => toldOf(author)).toHaveLength(2)
  })

  it('DOC-04 is ended, the person is replaced, and everybody else can be asked', async () => {
    const { author, document, bia, of } = await aRound()
    await author.act('UnshareProject', { projectId: of.projectId, userId: bia.userId })
    await author.act('WithdrawSignOffRequest', { ...of, round: 1, reason: 'Bia saiu do projeto' })
    await author.act('RemoveDocumentApprover', { ...of, userId: bia.userId })
    const davi = await theWorld.colleague(author)
    await author.act('ShareProject', { projectId: of.projectId, email: davi.email, as: ['stakeholder'] })
    await author.act('NameDocumentApprover', { ...of, userId: davi.userId })
    await author.act('RequestSignOff', of)
    expect(await document.round()).toMatchObject({ round: 2, standing: 'asked' })
  })
})

describe('Naming an approver', () => {
  it('DOC-04 is refused by name for whoever left, or may see no documents', async () => {
    const { author, projectId, of } = await aRound({ isRequested: false })
    const [eva, fred] = [await theWorld.colleague(author), await theWorld.colleague(author)]
    for (const { email } of [eva, fred]) await author.act('ShareProject', { projectId, email, as: ['team'] })
    await author.act('UnshareProject', { projectId, userId: eva.userId })
    await giveRights(author, fred, { documents: 'noAccess' })
    const named = [
      { userId: eva.userId, name: 'Davi Rocha' },
      { userId: fred.userId, name: 'Elis Rocha' },
    ]
    for (const { userId, name } of named)
      expect(refusalOf(await author.attempt('NameDocumentApprover', { ...of, userId }))).toEqual([
        '409 signOff.approverWithoutAccess',
        { people: [{ userId, name }] },
      ])
  })

  it('T1 tells no name of another organization, and of nobody', async () => {
    const { author, of } = await aRound({ isRequested: false })
    const stranger = await theWorld.founder()
    for (const userId of [stranger.userId, fresh()])
      expect(refusalOf(await author.attempt('NameDocumentApprover', { ...of, userId }))).toEqual([
        '404 document.approverUnknown',
        {},
      ])
  })

  it('T1 T9 is told to nobody who may not ask: neither a stakeholder nor another organization learns a name', async () => {
    const { author, document, bia, caio, of } = await aRound({ isRequested: false })
    await ways['was removed from the project']?.(document, bia)
    expect(refusalOf(await caio.attempt('RequestSignOff', of))[0]).toBe('403 access.noPermission')
    const stranger = await theWorld.founder()
    expect((await stranger.attempt('RequestSignOff', of)).status).toBe(404)
    expect(await toldOf(stranger)).toEqual([])
    expect((await author.attempt('RequestSignOff', of)).status).toBe(409)
  })
})
