import type { ContentAttachment, DocumentContent } from '@prumo/contracts/documents/documentContent'

type Field = DocumentContent['sections'][number]['fields'][number]
type ShownValue = Field['value']
export type Side = { name: string; value: ShownValue; field?: Field }

const rowChanges = ['none', 'added', 'removed', 'changed', 'moved'] as const
/** One thing of a document as it was and as it is; `null` where it was or is not there. */
export type ComparedRow = {
  id: string
  before: Side | null
  after: Side | null
  change: (typeof rowChanges)[number]
}
type ComparedSection = { id: string; name: string; rows: ComparedRow[] }
type ComparedContents = { heading: ComparedRow[]; sections: ComparedSection[]; attachments: ComparedRow[] }

/**
 * Compares two contents of a document field by field, in the order of the newer one. A field that only the older one
 * has comes last in its section. Without an older one, nothing has changed.
 */
export function comparedContents(before: DocumentContent | null, after: DocumentContent): ComparedContents {
  const older = before ?? after
  const hasNumber = older.number !== null || after.number !== null
  return {
    heading: [
      row('title', { name: 'title', value: older.title }, { name: 'title', value: after.title }),
      ...(hasNumber
        ? [row('number', { name: 'number', value: older.number }, { name: 'number', value: after.number })]
        : []),
    ],
    sections: sectionsOf(older, after),
    attachments: attachmentsOf(older.attachments, after.attachments),
  }
}

export const changedRows = ({ heading, sections, attachments }: ComparedContents): ComparedRow[] =>
  [...heading, ...sections.flatMap(({ rows }) => rows), ...attachments].filter(({ change }) => change !== 'none')

function row(id: string, before: Side | null, after: Side | null, isMoved = false): ComparedRow {
  return { id, before, after, change: changeOf(before, after, isMoved) }
}

function changeOf(before: Side | null, after: Side | null, isMoved: boolean): ComparedRow['change'] {
  if (!before) return 'added'
  if (!after) return 'removed'
  if (JSON.stringify(before) !== JSON.stringify(after)) return 'changed'
  return isMoved ? 'moved' : 'none'
}

function sectionsOf(older: DocumentContent, newer: DocumentContent): ComparedSection[] {
  const [was, is] = [fieldsIn(older), fieldsIn(newer)]
  const [placeBefore, placeAfter] = [placesIn(older, is), placesIn(newer, was)]
  const newerIds = new Set(newer.sections.map(({ sectionId }) => sectionId))
  const gone = older.sections
    .filter(({ sectionId }) => !newerIds.has(sectionId))
    .map((section) => ({ ...section, fields: [] }))
  return [...newer.sections, ...gone].map(({ sectionId, name, fields }) => {
    const earlier = older.sections.find((section) => section.sectionId === sectionId)
    const lost = (earlier?.fields ?? []).filter(({ fieldId }) => !is.has(fieldId))
    return {
      id: sectionId,
      name,
      rows: [
        ...sectionRow(sectionId, earlier?.name, newerIds.has(sectionId) ? name : undefined),
        ...fields.map((field) => {
          const { fieldId } = field
          const isMoved = placeBefore.get(fieldId) !== placeAfter.get(fieldId)
          return row(fieldId, sideOf(was.get(fieldId)), sideOf(field), isMoved)
        }),
        ...lost.map((field) => row(field.fieldId, sideOf(field), null)),
      ],
    }
  })
}

/** A section is a row of its own where it is new, gone or called otherwise. */
function sectionRow(sectionId: string, before: string | undefined, after: string | undefined): ComparedRow[] {
  const side = (name: string | undefined) => (name === undefined ? null : { name: 'section', value: name })
  return before === after ? [] : [row(`section-${sectionId}`, side(before), side(after))]
}

const fieldsIn = ({ sections }: DocumentContent): Map<string, Field> =>
  new Map(sections.flatMap(({ fields }) => fields.map((field) => [field.fieldId, field] as const)))

/** In which section and after which field each field stands, not counting those that the other content lacks. */
function placesIn({ sections }: DocumentContent, others: ReadonlyMap<string, Field>): Map<string, string> {
  return new Map(
    sections.flatMap(({ sectionId, fields }) => {
      const common = fields.filter(({ fieldId }) => others.has(fieldId))
      return common.map(({ fieldId }, at) => [fieldId, `${sectionId} ${common[at - 1]?.fieldId ?? ''}`] as const)
    }),
  )
}

const sideOf = (field: Field | undefined): Side | null =>
  field ? { name: field.name, value: field.value, field } : null

function attachmentsOf(older: readonly ContentAttachment[], newer: readonly ContentAttachment[]): ComparedRow[] {
  const sideOfFile = (file: ContentAttachment | undefined) => (file ? { name: file.name, value: file.sha256 } : null)
  const names = [...new Set([...newer, ...older].map(({ name }) => name))]
  const named = (files: readonly ContentAttachment[], name: string) =>
    sideOfFile(files.find((file) => file.name === name))
  return names.map((name) => row(`file-${name}`, named(older, name), named(newer, name)))
}
