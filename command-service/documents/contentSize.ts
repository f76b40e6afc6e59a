import { documentContent } from '@prumo/contracts/documents/documentContent'
import type { Field } from '@prumo/contracts/documents/documentField'
import { areasWithCards, type EmbeddedCard } from '@prumo/contracts/documents/embedded'
import { canonicalJson } from '@prumo/platform/canonicalJson'
import { attachmentsOf, embeddedIn, type Sources } from './askedAbout'
import { formOf, type KnownDocument } from './documentState'

/** A piece of a content by which it can be made smaller. */
export type Piece = { kind: 'field' | 'card' | 'files'; section: string; field: string; card: string; bytes: number }
export type ContentSize = { bytes: number; largest: Piece | undefined }

/** How many bytes a text takes within the JSON of an event, in which the content stands as a text. */
export const bytesInEvent = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - quotes

const quotes = 2
const bytesOf = (value: unknown) => bytesInEvent(canonicalJson(value))
const sum = (pieces: readonly number[]) => pieces.reduce((all, one) => all + one, 0)
/** Of a list, in which a comma stands between two. */
const listed = (pieces: readonly number[]) => sum(pieces) + Math.max(0, pieces.length - 1)

/**
 * The exact size of a document's content in the event that asks about it, and its largest piece. It is counted piece by
 * piece: what a field of canvas
 * cards shows can be larger than any text. Without `sources` nothing is counted of what the document shows of its
 * project.
 */
export function sizeOfContent(document: KnownDocument, sources: Sources | undefined): ContentSize {
  const cardBytes = sizesOfCards(sources)
  const { projectId, documentId, number } = document
  const form = formOf(document)
  const named = { projectId, documentId, number, embedded: {} }
  const empty = form.sections.map((section) => ({ ...section, fields: [] }))
  const frame = bytesOf(documentContent({ ...named, form: { ...form, sections: empty }, attachments: [] }))
  const files = listed(attachmentsOf(document).map(bytesOf))
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
  const largest = pieces.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  return { bytes: frame + files + sum(fields), largest: largest.bytes > 0 ? largest : undefined }
}

const nothing = { section: '', field: '', card: '' }

type FieldSize = { bytes: number; largestCard?: Pick<Piece, 'kind' | 'card'> }

function sizeOfField(field: Field, sources: Sources | undefined, cardBytes: (card: EmbeddedCard) => number): FieldSize {
  if (field.fieldKind !== 'canvasCards' || !sources) return { bytes: bytesOf(shown(field, sources)) }
  const { areas, cards } = sources
  const areasShown = areasWithCards(areas, [], field.options)
  const cardsOf = areasShown.map(({ areaId }) => cards.filter((card) => card.areaId === areaId))
  const bytes = bytesOf({ ...shown(field, undefined), value: { areas: areasShown } })
  const all = sum(cardsOf.map((within) => listed(within.map(cardBytes))))
  const largest = cardsOf
    .flat()
    .reduce<EmbeddedCard | undefined>(
      (one, other) => (one && cardBytes(one) >= cardBytes(other) ? one : other),
      undefined,
    )
  return { bytes: bytes + all, ...(largest && { largestCard: { kind: 'card', card: largest.title } }) }
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
    const known = sizes.get(card)
    if (known !== undefined) return known
    const { areaId: _, ...inContent } = card as Sources['cards'][number]
    const bytes = sources ? bytesOf(inContent) : 0
    sizes.set(card, bytes)
    return bytes
  }
}
