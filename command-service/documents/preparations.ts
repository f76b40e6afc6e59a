import { may } from '@prumo/contracts/access'
import type { CommandOf } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import { projectPlace } from '../actors'
import type { Preparations, Request, Surroundings } from '../preparation'
import { refuseOtherThing } from '../refuseOtherThing'
import { document } from './document'
import { type BeginDocument, formOf } from './documentState'

type Create = CommandOf<'CreateDocument'>['data']

export const documentPreparations: Preparations = {
  CreateDocument: async ({ copyFrom, ...data }, request, around) => {
    await refuseOtherThing(around.aggregates, 'document', data.documentId)
    const copied = await copiedForm(data, copyFrom, request, around)
    return { steps: [{ type: 'CreateDocument', data: { ...data, copied } }] }
  },
}

/** The form of a document that the asker may see, under ids that a retry makes again. */
async function copiedForm(
  { projectId, documentId }: Pick<Create, 'projectId' | 'documentId'>,
  from: Create['copyFrom'],
  { actor }: Request,
  { aggregates }: Surroundings,
): Promise<BeginDocument['data']['copied']> {
  if (!from) return null
  const place = await projectPlace(aggregates, from.projectId)
  const seen = may(actor, { of: 'project', feature: 'documents', level: 'viewOnly' }, place).allowed
  const { state } = await aggregates.load(document, `document-${from.documentId}`)
  if (!seen || state?.projectId !== from.projectId || state.deleted) throw new Refused('document.copiedUnknown')
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
