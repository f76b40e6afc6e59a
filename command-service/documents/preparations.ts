import { may } from '@prumo/contracts/access'
import type { CommandOf } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import { projectPlace } from '../actors'
import type { Preparations, Request, Surroundings } from '../preparation'
import { refuseOtherThing } from '../refuseOtherThing'
import { document } from './document'
import { type BeginDocument, formOf, type KnownDocument } from './documentState'
import { formParts, nameOfPart } from './formParts'
import { refuseTooLarge } from './refuseTooLarge'

type Create = CommandOf<'CreateDocument'>['data']

export const documentPreparations: Preparations = {
  CreateDocument: async ({ copyFrom, ...data }, request, around) => {
    await refuseOtherThing(around.aggregates, 'document', data.documentId)
    const copied = await copiedForm(data, copyFrom, request, around)
    const [first = [], ...further] = formParts(copied?.sections ?? [])
    const { projectId, documentId } = data
    return {
      steps: [
        { type: 'CreateDocument', data: { ...data, copied: copied && { ...copied, sections: first } } },
        ...further.map((sections) => ({
          type: 'CopyDocumentForm',
          data: { projectId, documentId, sections },
          part: nameOfPart(sections),
        })),
      ],
    }
  },
}

/** With nothing filled in, and without files: what a copy begins with. */
const emptied = (state: KnownDocument): KnownDocument => ({
  ...state,
  files: {},
  fields: Object.fromEntries(
    Object.entries(state.fields).map(([fieldId, field]) => [fieldId, { ...field, value: null }]),
  ),
})

/** The form of a document that the asker may see, under ids that a retry makes again. */
async function copiedForm(
  { projectId, documentId }: Pick<Create, 'projectId' | 'documentId'>,
  from: Create['copyFrom'],
  { actor, at }: Request,
  { aggregates }: Surroundings,
): Promise<BeginDocument['data']['copied']> {
  if (!from) return null
  const place = await projectPlace(aggregates, from.projectId)
  const seen = may(actor, { of: 'project', feature: 'documents', level: 'viewOnly' }, place).allowed
  const { state } = await aggregates.load(document, `document-${from.documentId}`)
  if (!seen || state?.projectId !== from.projectId || state.deleted) throw new Refused('document.copiedUnknown')
  refuseTooLarge(emptied(state), undefined, { actor, at, ...(place && { project: place }) })
  return {
    documentId: from.documentId,
    sections: formOf(state).sections.map(({ sectionId, name, fields }) => ({
      sectionId: derivedId(documentId, sectionId),
      name,
      fields: fields.map((field) => ({
        ...field,
        fieldId: derivedId(documentId, field.fieldId),
        // The areas of a canvas are those of its project.
        options: field.fieldKind === 'canvasCards' && from.projectId !== projectId ? [] : field.options,
      })),
    })),
  }
}
