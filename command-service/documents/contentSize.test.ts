import { largestContent } from '@prumo/contracts/documents/document'
import type { FieldProperties } from '@prumo/contracts/documents/documentField'
import { decide, fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { appendSize, largestAppend } from '@prumo/platform/eventLog/appendSize'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aField } from '../../test/given/aField'
import { ann, at, everyRight } from '../../test/given/given'
import { bytesInEvent, bytesOfContent, sizeOfContent } from './contentSize'
import { document } from './document'
import type { AnyDocumentCommand, AnyDocumentEvent, Document, KnownDocument } from './documentState'
import { sha256 } from './sha256'
import { type Sources, signOffSubject } from './signOffSubject'

const id = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const [projectId, documentId, sectionId, areaId] = [id(1), id(2), id(3), id(4)]
const place = { projectId, documentId }
const project = { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} }
const by = { actor: ann, at, project }
const signer = { name: 'Ana Souza', email: 'ana@obra.example', salt: 'grain' }

const card = (cardId: string, title: string, description: string) => ({
  cardId,
  areaId,
  title,
  description,
  plannedOn: null,
  realizedOn: null,
  concludedOn: null,
  plannedCents: 100,
  realizedCents: null,
})
const sourcesWith = (cards: Sources['cards']): Sources => ({
  project: {
    pitch: 'Ponte "sul"',
    internalCode: null,
    customerName: null,
    portfolioName: null,
    tags: [],
    currency: 'BRL',
    description: '',
    status: 'active',
  },
  areas: [{ areaId, name: 'Riscos' }],
  cards,
  people: new Map([[ann.userId, ann]]),
})
const noCards = sourcesWith([])

const after = (events: readonly AnyDocumentEvent[], before?: Document): KnownDocument =>
  fold(
    document,
    events.map((event) => ({ ...event, at })),
    before,
  ) as KnownDocument
const decided = (type: AnyDocumentCommand['type'], data: object, state: Document, sources = noCards, actor = ann) =>
  decide(document, { type, data: { ...place, ...data, sources } } as never, state, { ...by, actor })
const done = (...args: Parameters<typeof decided>) => after(decided(...args), args[2])

type Filled = { name: string; value?: string | string[] | null } & Partial<FieldProperties>
const withFields = (fields: readonly Filled[]): KnownDocument =>
  after([
    {
      type: 'DocumentCreated',
      data: { ...place, title: 'Diário', number: null, authorId: ann.userId, copiedFromId: null },
    },
    { type: 'DocumentSectionAdded', data: { ...place, sectionId, name: 'Clima', rank: 'a0' } },
    ...fields.flatMap(({ value = null, ...field }, index): AnyDocumentEvent[] => {
      const fieldId = id(1000 + index)
      const added = { ...place, sectionId, fieldId, rank: `a${String(index).padStart(4, '0')}`, ...aField, ...field }
      return [
        { type: 'DocumentFieldAdded', data: added },
        { type: 'DocumentFieldFilled', data: { ...place, fieldId, value, before: { value: null } } },
      ]
    }),
    { type: 'DocumentApproverNamed', data: { ...place, userId: ann.userId } },
  ])
const longest = 20_000
/** Fields whose texts take so many bytes in all. */
const ofBytes = (bytes: number): KnownDocument => {
  const count = Math.ceil(bytes / longest)
  const value = (index: number) => 'x'.repeat(index < count - 1 ? longest : bytes - longest * index)
  return withFields(
    Array.from({ length: count }, (_, index) => ({
      name: `Campo ${index}`,
      fieldKind: 'largeText',
      value: value(index),
    })),
  )
}
const large = ofBytes(largestContent)
const refusal = (act: () => unknown): Refused => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error
  }
  throw new Error('it was not refused')
}

describe('The size of a document’s content', () => {
  it('DOC-04 the counted size is exactly what the text takes in the event of the request', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => text.isWellFormed())
    const anyField = fc.record({
      name: text,
      fieldKind: fc.constantFrom('text', 'canvasCards', 'projectInformation', 'optionCheck'),
      options: fc.constantFrom<string[]>([], [areaId], ['pitch', 'tags']),
      value: fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.constant(null)),
    })
    const anyCards = fc.array(fc.tuple(text, text), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(anyField, { maxLength: 5 }), anyCards, (fields, cards) => {
        const state = withFields(fields)
        const sources = sourcesWith(cards.map(([title, description], index) => card(id(index), title, description)))
        expect(bytesOfContent(state, sources)).toBe(sizeOfContent(state, sources).bytes)
        expect(sizeOfContent(state, sources).bytes).toBe(bytesInEvent(signOffSubject(state, sources).content))
      }),
    )
  })
})

describe('A document that is too large', () => {
  it('DOC-04 refuses an edit that makes a document too large, and names its largest field and the excess', () => {
    const nearlyFull = ofBytes(largestContent - 40_000)
    const filling = { fieldId: id(1000), value: '"'.repeat(20_000), seen: nearlyFull.fields[id(1000)]?.value }
    const { code, details } = refusal(() => decided('FillDocumentField', filling, nearlyFull))
    expect(code).toBe('document.tooLarge')
    expect(details).toMatchObject({ most: 256, largest: 'field', section: 'Clima', field: 'Campo 0' })
    expect(details).toMatchObject({ kilobytes: 256 + Number(details.over), largestKilobytes: 79 })
    expect(decided('FillDocumentField', { ...filling, value: 'y'.repeat(20_000) }, nearlyFull)).toHaveLength(1)
  })

  it('DOC-04 accepts edits that make a document smaller that is too large, and edits that keep its size', () => {
    const seen = large.fields[id(1000)]?.value
    expect(decided('FillDocumentField', { fieldId: id(1000), value: 'x', seen }, large)).toHaveLength(1)
    expect(decided('RemoveDocumentField', { fieldId: id(1000) }, large)).toHaveLength(1)
    expect(decided('RemoveDocumentApprover', { userId: ann.userId }, large)).toHaveLength(1)
    expect(refusal(() => decided('RenameDocument', { title: 'Diário de obra', number: null }, large)).code).toBe(
      'document.tooLarge',
    )
  })

  it('DOC-04 refuses the request, and names the largest card to those who may see it', () => {
    const state = withFields([{ name: 'Canvas', fieldKind: 'canvasCards' }])
    const cards = sourcesWith([card(id(1), 'Ruído', 'x'.repeat(200_000)), card(id(2), 'Poeira', 'x'.repeat(300_000))])
    const refused = refusal(() => decided('RequestSignOff', {}, state, cards)).details
    expect(refused).toMatchObject({
      largest: 'card',
      section: 'Clima',
      field: 'Canvas',
      card: 'Poeira',
      kilobytes: 490,
    })
    const blind = { ...ann, rights: { ...everyRight, canvas: 'noAccess' as const } }
    const { details } = refusal(() => decided('RequestSignOff', {}, state, cards, blind))
    expect(details).toMatchObject({ largest: 'field', field: 'Canvas' })
    expect(JSON.stringify(details)).not.toContain('Poeira')
  })

  it('DOC-04 names the files where they make the document too large', () => {
    const files = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [
        id(index),
        {
          name: `${'foto '.repeat(30)}${index}`,
          size: 1,
          sha256: 'a'.repeat(64),
          mediaType: 'image/png',
          description: '',
          storageKey: id(1),
          uploaderId: id(1),
          target: { kind: 'document', id: documentId },
        },
      ]),
    ) as KnownDocument['files']
    expect(refusal(() => decided('RequestSignOff', {}, { ...withFields([]), files })).code).toBe('signOff.incomplete')
    const withFiles = { ...withFields([{ name: 'Obs' }]), files }
    expect(refusal(() => decided('RequestSignOff', {}, withFiles)).details).toMatchObject({ largest: 'files' })
  })

  it('DOC-05 a document that was requested before the limit is approved, returned and withdrawn as ever', () => {
    const requested = requestedBefore(large)
    const round = { round: 1, contentHash: requested.signOff.round?.contentHash }
    const accepted = done(
      'AcceptSignOff',
      { ...round, consentTextId: 'simple-signature-1' },
      done('ViewForSignOff', round, requested),
    )
    const signing = {
      ...round,
      signatureId: id(9),
      language: 'en',
      signer,
      organizationName: '',
      identityBasis: 'signUp',
      credentialState: { setBySigner: true, changedAt: at },
      reauthenticatedAt: at,
      files: [],
    }
    expect(decided('ApproveDocument', { ...signing, opinion: '' }, accepted)).toHaveLength(1)
    expect(decided('ReturnDocument', { ...signing, reason: 'Falta' }, accepted)).toHaveLength(1)
    const approved = done('ApproveDocument', { ...signing, opinion: '' }, accepted)
    expect(decided('WithdrawSignOffRequest', { round: 1, reason: 'Cedo' }, approved)).toHaveLength(2)
    expect(refusal(() => decided('RequestSignOff', {}, approved)).code).toBe('signOff.alreadyAsked')
  })

  it('DOC-05 the request of a document that is too large is voided by an edit that makes it small enough, and by no other', () => {
    const requested = requestedBefore(ofBytes(largestContent + 10_000))
    const fill = (value: string) => () =>
      decided('FillDocumentField', { fieldId: id(1000), value, seen: requested.fields[id(1000)]?.value }, requested)
    expect(refusal(fill('x'.repeat(19_000))).code).toBe('document.tooLarge')
    expect(fill('x')().map(({ type }) => type)).toEqual(['DocumentFieldFilled', 'SignOffVoided', 'SignOffRequested'])
  })

  it('DOC-05 the largest change of a field fits the log, with all that it voids and the new request', () => {
    const options = (of: string) =>
      Array.from({ length: 100 }, (_, index) => of.repeat(198) + String(index).padStart(2, '0'))
    const value = options('\u0001')
    const kind = { fieldKind: 'optionCheck' as const, options: value, value }
    const rest = ofBytes(largestContent - 3000)
    const approverIds = Array.from({ length: 50 }, (_, index) => id(5000 + index))
    const people = Object.fromEntries(
      approverIds.map((userId) => [
        userId,
        { viewedAt: at, acceptedAt: at, decided: { act: 'approve' as const, signatureId: userId, at } },
      ]),
    )
    const requested = requestedBefore({
      ...rest,
      approverIds,
      fields: { ...rest.fields, [id(1)]: { ...aField, ...kind, rank: 'a0', sectionId } },
    })
    const round = requested.signOff.round && { ...requested.signOff.round, people }
    const everybody = sourcesWith([])
    const seeing = { ...everybody, people: new Map(approverIds.map((userId) => [userId, { ...ann, userId }])) }
    const events = decided(
      'RemoveDocumentField',
      { fieldId: id(1) },
      { ...requested, signOff: { ...requested.signOff, round } },
      seeing,
    )
    expect(events.map(({ type }) => type)).toEqual(['DocumentFieldRemoved', 'SignOffVoided', 'SignOffRequested'])
    const metadata = JSON.stringify('m'.repeat(1500))
    const size = appendSize(
      events.map(({ type, data }) => ({
        id: id(1),
        type,
        organizationId: id(2),
        projectId,
        data: canonicalJson(data),
        metadata,
      })),
    )
    expect(size).toBeGreaterThan(0.9 * largestAppend)
    expect(size).toBeLessThanOrEqual(largestAppend)
  })
})

/** As an older version asked, which had no bound. */
function requestedBefore(state: KnownDocument): KnownDocument {
  const { content, version, approverIds, authorId } = signOffSubject(state, noCards)
  const contentHash = sha256(content)
  return after(
    [
      {
        type: 'SignOffRequested',
        data: {
          ...place,
          round: 1,
          contentHash,
          documentVersion: version,
          canonicalization: 'RFC8785',
          content,
          approverIds: [...approverIds],
          authorId,
          requestedById: ann.userId,
        },
      },
    ],
    state,
  )
}
