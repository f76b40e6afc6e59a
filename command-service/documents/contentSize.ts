import { documentContent } from '@prumo/contracts/documents/documentContent'
import { type Field, isEmbedded } from '@prumo/contracts/documents/documentField'
import { areasWithCards, type EmbeddedCard } from '@prumo/contracts/documents/embedded'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import { entryOf, formOf, type KeptField, type KnownDocument } from './documentState'
import { attachmentsOf, embeddedIn, type Sources } from './signOffSubject'

/** A piece of a content by which it can be made smaller. */
export type Piece = { kind: 'field' | 'card' | 'files'; section: string; field: string; card: string; bytes: number }
export type ContentSize = { bytes: number; largest: Piece | undefined }

/** How many bytes a text takes within the JSON of an event, in which the content stands as a text. */
export const bytesInEvent = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - quotes

const quotes = 2
const bytesOf = (value: unknown) => bytesInEvent(canonicalJson(value))
const sum = (pieces: readonly number[]) => pieces.reduce((all, bytes) => all + bytes, 0)
/** Of a list, in which a comma stands between two. */
const listed = (pieces: readonly number[]) => sum(pieces) + Math.max(0, pieces.length - 1)

/**
 * The exact size of a document's content in the event that asks about it, and its largest piece. It is counted piece by
 * piece: what a field of canvas cards shows can be larger than any text. Without `sources` nothing is counted of what
 * the document shows of its project.
 */
export function sizeOfContent(document: KnownDocument, sources: Sources | undefined): ContentSize {
  const cardBytes = sizesOfCards(sources)
  const form = formOf(document)
  const { frame, files } = sizeOfFrame(document)
  const pieces: Piece[] = [{ kind: 'files', ...nothing, bytes: files }]
  const fields = form.sections.map((section) =>
    listed(
      section.fields.map((field) => {
        const { bytes, largestCard } = sizeOfField(field, sources, cardBytes)
        pieces.push({ ...nothing, kind: 'field', section: section.name, field: field.name, bytes, ...largestCard })
        return bytes
      }),
    ),
  )
  const largest = pieces.reduce((larger, piece) => (piece.bytes > larger.bytes ? piece : larger))
  return { bytes: frame + files + sum(fields), largest: largest.bytes > 0 ? largest : undefined }
}

/**
 * The same count of bytes, without a look at which piece is the largest. It is asked for at each change of a document,
 * and fields that stay have been counted before.
 */
export function bytesOfContent(document: KnownDocument, sources: Sources | undefined): number {
  const fields = Object.entries(document.fields).filter(([, { sectionId }]) => entryOf(document.sections, sectionId))
  if (sources && fields.some(([, { fieldKind }]) => isEmbedded(fieldKind)))
    return sizeOfContent(document, sources).bytes
  const { frame, files } = sizeOfFrame(document)
  const filled = new Set(fields.map(([, { sectionId }]) => sectionId))
  const commas = fields.length - filled.size
  return frame + files + commas + sum(fields.map(([fieldId, kept]) => bytesOfKept(fieldId, kept)))
}

/** What stands around the fields, and the files. */
function sizeOfFrame(document: KnownDocument) {
  const { projectId, documentId, number, title, approverIds } = document
  const sections = Object.entries(document.sections).map(([sectionId, { name }]) => ({ sectionId, name, fields: [] }))
  const empty = { projectId, documentId, number, embedded: {}, attachments: [], form: { title, approverIds, sections } }
  return { frame: bytesOf(documentContent(empty)), files: listed(attachmentsOf(document).map(bytesOf)) }
}

const nothing = { section: '', field: '', card: '' }

type FieldSize = { bytes: number; largestCard?: Pick<Piece, 'kind' | 'card'> }

function sizeOfField(field: Field, sources: Sources | undefined, cardBytes: (card: EmbeddedCard) => number): FieldSize {
  if (field.fieldKind !== 'canvasCards' || !sources) return { bytes: bytesOf(shown(field, sources)) }
  const { areas, cards, project } = sources
  const areasShown = areasWithCards(areas, [], field.options)
  const cardsOf = areasShown.map(({ areaId }) => cards.filter((card) => card.areaId === areaId))
  const bytes = bytesOf({ ...shown(field, undefined), value: { areas: areasShown, currency: project.currency } })
  const all = sum(cardsOf.map((within) => listed(within.map(cardBytes))))
  const largest = cardsOf
    .flat()
    .reduce<EmbeddedCard | undefined>(
      (larger, card) => (larger && cardBytes(larger) >= cardBytes(card) ? larger : card),
      undefined,
    )
  return { bytes: bytes + all, ...(largest && { largestCard: { kind: 'card', card: largest.title } }) }
}

/** A change leaves all fields but one as they were: they are counted once. */
const keptBytes = new WeakMap<KeptField, number>()

function bytesOfKept(fieldId: string, kept: KeptField): number {
  const counted = keptBytes.get(kept)
  if (counted !== undefined) return counted
  const { sectionId: _, rank: __, ...field } = kept
  const bytes = bytesOf(shown({ fieldId, ...field }, undefined))
  keptBytes.set(kept, bytes)
  return bytes
}

/** A field as it stands in the content. */
function shown(field: Field, sources: Sources | undefined) {
  const embedded = sources && embeddedIn(field, sources)
  const form = { title: '', sections: [{ sectionId: '', name: '', fields: [field] }] }
  const about = { projectId: '', documentId: '', number: null, attachments: [] }
  const content = documentContent({ ...about, form, embedded: embedded ? { [field.fieldId]: embedded } : {} })
  return content.sections[0]?.fields[0]
}

/** Several fields may show the same card: it is counted once. */
function sizesOfCards(sources: Sources | undefined): (card: EmbeddedCard) => number {
  const sizes = new Map<EmbeddedCard, number>()
  return (card) => {
    const counted = sizes.get(card)
    if (counted !== undefined) return counted
    const { areaId: _, ...inContent } = card as Sources['cards'][number]
    const bytes = sources ? bytesOf(inContent) : 0
    sizes.set(card, bytes)
    return bytes
  }
}
