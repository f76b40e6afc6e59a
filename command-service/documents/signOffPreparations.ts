import { randomBytes } from 'node:crypto'
import { type DocumentCommand, documentCommands } from '@prumo/contracts/documents/document'
import type { CommandOf } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import { account } from '../identity/account'
import { company } from '../organization/company'
import type { Preparation, Preparations, Request, Surroundings } from '../preparation'
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
  RequestSignOff: withSources('RequestSignOff'),
  ApproveDocument: async (data, request, around) => ({
    steps: [{ type: 'ApproveDocument', data: await signed(data, request, around) }],
  }),
  ReturnDocument: async (data, request, around) => ({
    steps: [{ type: 'ReturnDocument', data: await signed(data, request, around) }],
  }),
}

type Decision = CommandOf<'ApproveDocument'>['data'] | CommandOf<'ReturnDocument'>['data']

const signed = async <Data extends Decision>(
  { attachmentIds, ...data }: Data,
  request: Request,
  around: Surroundings,
) => ({
  ...data,
  ...(await signingOf(attachmentIds, request, around)),
})

/** Who signs, and by what right to be believed: as the person's and the organization's own streams have it. */
async function signingOf(
  attachmentIds: readonly string[],
  { session }: Request,
  { aggregates }: Surroundings,
): Promise<Signing> {
  const { state } = await aggregates.load(account, `account-${session?.userId}`)
  const { state: organization } = await aggregates.load(company, `organization-${session?.organizationId}`)
  if (!state?.person || !organization) throw new Refused('account.unknown')
  if (attachmentIds.length > 0) throw new Refused('signOff.attachmentUnknown')
  const { person, reauthenticated, mustChangePassword, credentialAt, identityBasis } = state
  return {
    signer: {
      name: `${person.name} ${person.lastName}`,
      email: person.email,
      salt: randomBytes(16).toString('hex'),
    },
    ...{ organizationName: organization.company.name, identityBasis },
    credentialState: { setBySigner: !mustChangePassword, changedAt: credentialAt },
    reauthenticatedAt: reauthenticated?.sessionRef === session?.sessionRef ? (reauthenticated?.at ?? null) : null,
    attachments: [],
  }
}
