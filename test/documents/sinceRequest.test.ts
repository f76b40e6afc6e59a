import { describe, expect, it } from 'vitest'
import { aField } from '../given/aField'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { askedDocument } from './askedDocument'
import { addEveryKind } from './everyKind'

const theWorld = await world()

/** A document with a field of every kind, sent for approval, as its author and its approver are shown it. */
async function requested() {
  const document = await askedDocument(theWorld, { isRequested: false })
  const { author, approvers, projectId, documentId } = document
  const [bia, caio] = approvers as [Person, Person]
  const place = { projectId, documentId }
  const cardId = await addEveryKind(document)
  await author.act('RequestSignOff', place)
  const inSignOff = async (by: Person) => (await by.ask('signOff', place)).since
  const inDocument = async (by: Person) =>
    (await by.ask('document', place)).sections
      .flatMap(({ fields }) => fields)
      .flatMap(({ name, sinceRequest }) => (sinceRequest ? [{ name, ...sinceRequest }] : []))
  return { document, author, bia, caio, place, projectId, cardId, inSignOff, inDocument }
}

describe('Data of the project that changed after they were sent for approval', () => {
  it('DOC-05 are shown to whoever approves and whoever reads, beside what was sent, until it is signed and after', async () => {
    const { document, author, bia, caio, projectId, cardId, inSignOff, inDocument } = await requested()
    for (const person of [author, bia]) expect([await inSignOff(person), await inDocument(person)]).toEqual([[], []])

    await author.act('ChangeCard', { projectId, cardId, realizedCents: 40_000_000 })
    await author.act('ChangeProjectDetails', { projectId, internalCode: 'OBR-099' })
    const changed = async (by: Person) => {
      const since = await inSignOff(by)
      expect(JSON.stringify(since)).toContain('40000000')
      expect(JSON.stringify(since)).toContain('OBR-099')
      const fields = await inDocument(by)
      expect(fields.map(({ name }) => name)).toEqual(['Projeto', expect.stringMatching(/^Cartões de/)])
      expect(JSON.stringify(fields)).toContain('31208740')
      expect(JSON.stringify(fields)).not.toContain('OBR-099')
      return since.length
    }
    expect([await changed(author), await changed(bia)]).toEqual([2, 2])
    for (const person of [bia, caio]) await document.approve(person)
    expect([await changed(author), await changed(bia)]).toEqual([2, 2])

    await author.act('ChangeCard', { projectId, cardId, realizedCents: 31_208_740 })
    expect(await inSignOff(bia)).toHaveLength(1)
  })

  it('DOC-05 are beside nothing once the request was taken back, or sent again as they are now', async () => {
    const { document, author, bia, place, projectId, cardId, inSignOff, inDocument } = await requested()
    await author.act('ChangeCard', { projectId, cardId, realizedCents: 1 })
    const { round } = await document.round()
    await author.act('WithdrawSignOffRequest', { ...place, round, reason: 'Falta um campo' })
    expect([await inSignOff(author), await inDocument(author)]).toEqual([[], []])
    await author.act('RequestSignOff', place)
    expect([await inSignOff(bia), await inDocument(bia)]).toEqual([[], []])
  })

  it('DOC-05 ORG-09 are named and not shown to whoever may not see them, who still reads the document', async () => {
    const { author, approvers, ...document } = await askedDocument(theWorld, { isRequested: false })
    const [bia] = approvers as [Person]
    const { projectId, documentId } = document
    const cardId = fresh()
    const { areas } = await author.ask('canvas', { projectId })
    await author.act('AddCard', { projectId, cardId, areaId: areas[0]?.areaId ?? '', title: 'Telhado' })
    const of = { projectId, documentId }
    const sectionId = (await author.ask('document', of)).sections[0]?.sectionId ?? ''
    await author.act('AddDocumentField', {
      ...of,
      sectionId,
      fieldId: fresh(),
      ...aField,
      name: 'Cartões',
      fieldKind: 'canvasCards',
    })
    await author.act('RequestSignOff', of)
    await giveRights(author, bia, { finance: 'noAccess' })
    await author.act('ChangeCard', { projectId, cardId, plannedCents: 7_777_777 })
    const shown = await bia.ask('signOff', of)
    expect(shown.since).toEqual([{ fieldId: expect.any(String), now: null }])
    expect(JSON.stringify(shown)).not.toContain('7777777')
  })
})
