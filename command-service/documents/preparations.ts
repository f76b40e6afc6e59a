import { may } from '@prumo/contracts/access'
import type { Section } from '@prumo/contracts/documents/documentField'
import type { CommandOf } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import type { Domain } from '../pipeline/domain'
import type { Preparations, Request } from '../pipeline/preparation'
import { waitBriefly } from '../pipeline/waitBriefly'
import { projectPlace } from '../projects/projectPlace'
import { copiedForm } from './copiedForm'
import { document } from './document'
import { type BeginDocument, entryOf, type KnownDocument } from './documentState'
import { formParts } from './formParts'
import { refuseTooLarge } from './refuseTooLarge'

type Create = CommandOf<'CreateDocument'>['data']

export const documentPreparations: Preparations = {
  CreateDocument: async ({ copyFrom, ...data }, request, domain) => {
    await domain.refuseOtherThing('document', data.documentId)
    const copied = await copiedFrom(data, copyFrom, request, domain)
    const parts = formParts(copied?.sections ?? [])
    return {
      steps: [{ type: 'CreateDocument', data: { ...data, copied: copied && { ...copied, sections: parts[0] ?? [] } } }],
      after: () => waitBriefly(async () => parts.length <= 1 || isLaidOut(data.documentId, parts, domain)),
    }
  },
}

/** Whether all of a form stands in the document. */
async function isLaidOut(documentId: string, parts: readonly Section[][], { aggregates }: Domain) {
  const { state } = await aggregates.load(document, `document-${documentId}`)
  const last = parts.at(-1)?.at(-1)
  return !state || !last || last.fields.every(({ fieldId }) => entryOf(state.fields, fieldId) !== undefined)
}

/** With nothing filled in, and without files: what a copy begins with. */
const emptied = (state: KnownDocument): KnownDocument => ({
  ...state,
  files: {},
  fields: Object.fromEntries(
    Object.entries(state.fields).map(([fieldId, field]) => [fieldId, { ...field, value: null }]),
  ),
})

/** The form of a document that the asker may see. */
async function copiedFrom(
  into: Pick<Create, 'projectId' | 'documentId'>,
  from: Create['copyFrom'],
  { actor, at }: Request,
  { aggregates }: Domain,
): Promise<BeginDocument['data']['copied']> {
  if (!from) return null
  const place = await projectPlace(aggregates, from.projectId)
  const seen = may(actor, { of: 'project', feature: 'documents', level: 'viewOnly' }, place).allowed
  const { state } = await aggregates.load(document, `document-${from.documentId}`)
  if (!seen || state?.projectId !== from.projectId || state.deleted) throw new Refused('document.copiedUnknown')
  refuseTooLarge(emptied(state), undefined, { actor, at, ...(place && { project: place }) })
  return { documentId: from.documentId, sections: copiedForm(state, into) }
}
