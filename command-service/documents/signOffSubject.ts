import type { Feature, User } from '@prumo/contracts/access'
import { type ContentAttachment, documentContent } from '@prumo/contracts/documents/documentContent'
import { type Field, isEmbedded } from '@prumo/contracts/documents/documentField'
import {
  areasWithCards,
  type Embedded,
  type EmbeddedCard,
  featuresOfEmbedded,
  informationOf,
} from '@prumo/contracts/documents/embedded'
import type { ProjectDetails, projectStatuses } from '@prumo/contracts/projects/project'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import { formOf, type KnownDocument } from './documentState'
import type { SignOffSubject } from './signOff'

/**
 * Everything of a project that a document may show. Its form decides at the moment of the request which of it is
 * frozen.
 */
export type Sources = {
  project: ProjectDetails & { status: (typeof projectStatuses)[number] }
  areas: readonly { areaId: string; name: string }[]
  cards: readonly (EmbeddedCard & { areaId: string })[]
  /** Who takes part in the project, with the rights of now. */
  people: ReadonlyMap<string, User>
  /** What those are called who are asked or named now; an erased person is called nothing. */
  names?: ReadonlyMap<string, string>
}

/**
 * The document as its approvers receive it: with its canonical content, in which live parts have their present
 * values.
 */
export function signOffSubject(document: KnownDocument, sources: Sources): SignOffSubject {
  const { projectId, documentId, number, version, approverIds, authorId } = document
  const form = formOf(document)
  const shown = shownBy(document, sources)
  const attachments = attachmentsOf(document)
  const content = canonicalJson(
    documentContent({ projectId, documentId, number, form, embedded: Object.fromEntries(shown), attachments }),
  )
  return { projectId, documentId, content, version, approverIds, authorId }
}

/** The files that are a part of the content. */
export const attachmentsOf = ({ files }: KnownDocument): ContentAttachment[] =>
  Object.values(files).map(({ name, size, sha256, mediaType }) => ({ name, size, sha256, type: mediaType }))

/** What somebody has to see of the project to read the document as it is now. */
export const featuresShown = (document: KnownDocument, sources: Sources | undefined): Feature[] => [
  ...new Set(shownBy(document, sources).flatMap(([, embedded]) => featuresOfEmbedded(embedded))),
]

function shownBy(document: KnownDocument, sources: Sources | undefined): [fieldId: string, Embedded][] {
  const fields = formOf(document).sections.flatMap((section) => section.fields)
  const embedding = fields.filter(({ fieldKind }) => isEmbedded(fieldKind))
  if (embedding.length > 0 && !sources) throw new TypeError('what the document shows of its project is not known')
  return embedding.flatMap((field) => {
    const shown = sources && embeddedIn(field, sources)
    return shown ? [[field.fieldId, shown]] : []
  })
}

/** What a field shows of the project, where it shows something. */
export function embeddedIn({ fieldKind, options }: Field, { project, areas, cards }: Sources): Embedded | undefined {
  if (fieldKind === 'canvasCards') return { areas: areasWithCards(areas, cards, options), currency: project.currency }
  if (fieldKind === 'projectInformation') return { information: informationOf(project, options) }
  return undefined
}
