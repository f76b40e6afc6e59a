import { documentContent } from '@prumo/contracts/documents/documentContent'
import type { Field } from '@prumo/contracts/documents/documentField'
import { areasWithCards, type Embedded, type EmbeddedCard, informationOf } from '@prumo/contracts/documents/embedded'
import type { ProjectDetails, projectStatuses } from '@prumo/contracts/projects/project'
import { canonicalJson } from '@prumo/platform/canonicalJson'
import { formOf, type KnownDocument } from './documentState'
import type { AskedAbout } from './signOff'

/** All of a project that a document may show. What of it is frozen, the document's form says at the moment of the decision. */
export type Sources = {
  project: ProjectDetails & { status: (typeof projectStatuses)[number] }
  areas: readonly { areaId: string; name: string }[]
  cards: readonly (EmbeddedCard & { areaId: string })[]
}

/** The document as approvers are asked about it: with its canonical content, in which all that is live stands as it is now. */
export function askedAbout(document: KnownDocument, sources: Sources): AskedAbout {
  const { projectId, documentId, number, version, approverIds, authorId } = document
  const form = formOf(document)
  const embedded = Object.fromEntries(
    form.sections
      .flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const shown = embeddedIn(field, sources)
        return shown ? [[field.fieldId, shown] as const] : []
      }),
  )
  const attachments = Object.values(document.files).map(({ name, size, sha256, mediaType }) => ({
    ...{ name, size, sha256, type: mediaType },
  }))
  const content = canonicalJson(documentContent({ projectId, documentId, number, form, embedded, attachments }))
  return { projectId, documentId, content, version, approverIds, authorId }
}

function embeddedIn({ fieldKind, options }: Field, { project, areas, cards }: Sources): Embedded | undefined {
  if (fieldKind === 'canvasCards') return { areas: areasWithCards(areas, cards, options) }
  if (fieldKind === 'projectInformation') return { information: informationOf(project, options) }
  return undefined
}
