import { randomBytes } from 'node:crypto'
import { type DocumentCommand, documentCommands } from '@prumo/contracts/documents/document'
import type { CommandOf } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import { arrivedContent } from '../discussion/arrivedContent'
import type { FileUploads } from '../discussion/fileUploads'
import { account } from '../identity/account'
import { company } from '../organization/company'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparations, Prepared, Request } from '../pipeline/preparation'
import type { IsStillToDo } from '../policies/isStillToDo'
import { document } from './document'
import { refuseUnfinishedForm } from './refuseUnfinishedForm'
import { removedField, removedSection } from './removedParts'
import type { Signing } from './signature'
import { sourcesOf } from './sourcesOf'

/** How a document begins, ends and comes back asks nobody anything. */
const changingNothing: ReadonlySet<string> = new Set(['CreateDocument', 'DeleteDocument', 'RestoreDocument'])
type ChangingType = Exclude<DocumentCommand['type'], 'CreateDocument' | 'DeleteDocument' | 'RestoreDocument'>
type InProject = { projectId: string }

/** The server itself freezes what a document shows of its project. Nothing of that comes from the sender. */
const withSources =
  (type: string, askedIds: readonly string[] = []) =>
  async (data: InProject, _: Request, domain: Domain): Promise<Prepared> => ({
    steps: [{ type, data: { ...data, sources: await sourcesOf(domain, data.projectId, askedIds) } }],
  })

const changing = Object.keys(documentCommands).filter((type) => !changingNothing.has(type)) as ChangingType[]

export type SignOffParts = { fileUploads: FileUploads; isStillToDo: IsStillToDo }

export const signOffPreparations = (parts: SignOffParts): Preparations => ({
  ...Object.fromEntries(changing.map((type) => [type, withSources(type)])),
  RestoreDocumentSection: async (data, request, domain) => {
    const removed = removedSection(await domain.history(`document-${data.documentId}`), data.sectionId)
    return withSources('RestoreDocumentSection')({ ...data, removed } as InProject, request, domain)
  },
  RestoreDocumentField: async (data, request, domain) => {
    const removed = removedField(await domain.history(`document-${data.documentId}`), data.fieldId)
    return withSources('RestoreDocumentField')({ ...data, removed } as InProject, request, domain)
  },
  RequestSignOff: async (data, request, domain) => {
    await refuseUnfinishedForm(data, { ...domain, ...parts })
    const { state } = await domain.aggregates.load(document, `document-${data.documentId}`)
    return withSources('RequestSignOff', state?.approverIds)(data, request, domain)
  },
  NameDocumentApprover: (data, request, domain) =>
    withSources('NameDocumentApprover', [data.userId])(data, request, domain),
  ApproveDocument: async (data, request, domain) => signing('ApproveDocument', data, request, { ...domain, ...parts }),
  ReturnDocument: async (data, request, domain) => signing('ReturnDocument', data, request, { ...domain, ...parts }),
})

type Decision = CommandOf<'ApproveDocument'>['data'] | CommandOf<'ReturnDocument'>['data']

async function signing(
  type: 'ApproveDocument' | 'ReturnDocument',
  { attachments, ...data }: Decision,
  request: Request,
  domain: Domain & SignOffParts,
): Promise<Prepared> {
  const files = await filesFor({ ...data, attachments }, request, domain)
  const fileIds = files.map(({ fileId }) => fileId)
  return {
    steps: [{ type, data: { ...data, ...(await signingOf(request, domain)), files } }],
    after: () => domain.fileUploads.forget(organizationOf(request.actor), fileIds),
  }
}

/**
 * The files sent along to be signed. Their content stays where it is if the signature is refused, so that a second
 * try signs the same files.
 */
async function filesFor(
  { projectId, documentId, attachments }: Pick<Decision, 'projectId' | 'documentId' | 'attachments'>,
  request: Request,
  domain: Domain & SignOffParts,
): Promise<Signing['files']> {
  const target = { kind: 'document' as const, id: documentId }
  const files = []
  for (const { fileId, name } of attachments) {
    const content = await arrivedContent({ projectId, fileId, target }, request, domain)
    files.push({ fileId, name, description: '', ...content })
  }
  return files
}

/** Who signs, and by what right to be believed: as the person's and the organization's own streams have it. */
async function signingOf({ session }: Request, { aggregates }: Domain): Promise<Omit<Signing, 'files'>> {
  const { state } = await aggregates.load(account, `account-${session?.userId}`)
  const { state: organization } = await aggregates.load(company, `organization-${session?.organizationId}`)
  if (!state?.person || !organization) throw new Refused('account.unknown')
  const { person, reauthenticated, mustChangePassword, credentialAt, identityBasis } = state
  return {
    signer: {
      name: `${person.name} ${person.lastName}`,
      email: person.email,
      salt: randomBytes(16).toString('hex'),
    },
    organizationName: organization.company.name,
    identityBasis,
    credentialState: { setBySigner: !mustChangePassword, changedAt: credentialAt },
    reauthenticatedAt: reauthenticated?.sessionRef === session?.sessionRef ? (reauthenticated?.at ?? null) : null,
  }
}
