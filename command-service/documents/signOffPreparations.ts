import { randomBytes } from 'node:crypto'
import { type DocumentCommand, documentCommands } from '@prumo/contracts/documents/document'
import type { CommandOf } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import { arrivedContent } from '../discussion/arrivedContent'
import { account } from '../identity/account'
import { company } from '../organization/company'
import { organizationOf } from '../organization/preparations'
import type { Preparation, Preparations, Prepared, Request, Surroundings } from '../pipeline/preparation'
import { refuseUnfinishedForm } from './refuseUnfinishedForm'
import type { Signing } from './signOff'
import { sourcesOf } from './sourcesOf'

/** How a document begins, ends and comes back asks nobody anything. */
const changingNothing: ReadonlySet<string> = new Set(['CreateDocument', 'DeleteDocument', 'RestoreDocument'])
type ChangingType = Exclude<DocumentCommand['type'], 'CreateDocument' | 'DeleteDocument' | 'RestoreDocument'>
type InProject = { projectId: string }

/** The server itself freezes what a document shows of its project: nothing of that comes from whoever asks. */
const withSources =
  (type: string) =>
  async (data: InProject, _: Request, around: Surroundings): ReturnType<Preparation<'RequestSignOff'>> => ({
    steps: [{ type, data: { ...data, sources: await sourcesOf(around, data.projectId) } }],
  })

const changing = Object.keys(documentCommands).filter((type) => !changingNothing.has(type)) as ChangingType[]

export const signOffPreparations: Preparations = {
  ...Object.fromEntries(changing.map((type) => [type, withSources(type)])),
  RequestSignOff: async (data, request, around) => {
    await refuseUnfinishedForm(data, around)
    return withSources('RequestSignOff')(data, request, around)
  },
  ApproveDocument: async (data, request, around) => signing('ApproveDocument', data, request, around),
  ReturnDocument: async (data, request, around) => signing('ReturnDocument', data, request, around),
}

type Decision = CommandOf<'ApproveDocument'>['data'] | CommandOf<'ReturnDocument'>['data']

async function signing(
  type: 'ApproveDocument' | 'ReturnDocument',
  { attachments, ...data }: Decision,
  request: Request,
  around: Surroundings,
): Promise<Prepared> {
  const files = await filesFor({ ...data, attachments }, request, around)
  const fileIds = files.map(({ fileId }) => fileId)
  return {
    steps: [{ type, data: { ...data, ...(await signingOf(request, around)), files } }],
    after: () => around.fileUploads.forget(organizationOf(request.actor), fileIds),
  }
}

/** What has been sent to be signed. Its content stays where it is when the signature is refused: whoever types the password then signs the same files. */
async function filesFor(
  { projectId, documentId, attachments }: Pick<Decision, 'projectId' | 'documentId' | 'attachments'>,
  request: Request,
  around: Surroundings,
): Promise<Signing['files']> {
  const target = { kind: 'document' as const, id: documentId }
  const files = []
  for (const { fileId, name } of attachments) {
    const content = await arrivedContent({ projectId, fileId, target }, request, around)
    files.push({ fileId, name, description: '', ...content })
  }
  return files
}

/** Who signs, and by what right to be believed: as the person's and the organization's own streams have it. */
async function signingOf({ session }: Request, { aggregates }: Surroundings): Promise<Omit<Signing, 'files'>> {
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
