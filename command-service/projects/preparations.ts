import type { Actor } from '@prumo/contracts/access'
import type { Message } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { filesOfProject } from '../discussion/filesOfProject'
import { projectLedger } from '../finance/projectLedger'
import { actorOf } from '../identity/actorOf'
import type { Ledger } from '../ledger/ledger'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparation, Preparations } from '../pipeline/preparation'
import { waitBriefly } from '../pipeline/waitBriefly'
import { chosenCustomer } from './chosenCustomer'
import { codeStep } from './codeStep'
import { colleague } from './colleague'
import { createProject } from './createProject'
import { moveCustomers } from './moveCustomers'
import { project } from './project'
import { projectPlace } from './projectPlace'
import { recordEntry, repeatEntry } from './recordEntry'
import { takingRoom } from './takingRoom'
import { undoCustomerMove } from './undoCustomerMove'

export type ProjectParts = { limits: Pick<RateLimits, 'copyProject'>; ledger: Ledger; keyring: Pick<Keyring, 'create'> }

export const projectPreparations = ({ limits, ledger, keyring }: ProjectParts): Preparations => ({
  CreateProject: createProject({ limits, ledger }),
  RecordEntry: recordEntry,
  RepeatEntry: repeatEntry,
  MoveCustomersToRegister: moveCustomers(keyring),
  UndoCustomerMove: undoCustomerMove(ledger),
  ChangeProjectDetails: changeProjectDetails,

  ChangeProjectCustomer: async (data, { actor }, domain) => {
    const customer = await chosenCustomer(domain, organizationOf(actor), data.customerId)
    return { steps: [{ type: 'ChangeProjectCustomer', data: { ...data, ...customer } }] }
  },

  ShareProject: async ({ projectId, email, as }, { actor }, domain) => ({
    steps: [{ type: 'ShareProject', data: { projectId, userId: (await colleague(domain, actor, email)) ?? null, as } }],
  }),

  TransferProject: async ({ projectId, email }, { actor, at }, domain) => {
    const userId = await colleague(domain, actor, email)
    const target = userId && (await actorOf(domain.aggregates, userId, organizationOf(actor), at))
    return {
      steps: [
        {
          type: 'TransferProject',
          data: { projectId, userId: userId ?? null, mayOwn: target ? target.mayOwnProjects : true },
        },
      ],
    }
  },

  PlaceLegalHold: async (data, { actor }, domain) => {
    await refuseElsewhere(data.projectId, actor, domain)
    return { steps: [{ type: 'PlaceLegalHold', data }] }
  },

  LiftLegalHold: async (data, { actor }, domain) => {
    await refuseElsewhere(data.projectId, actor, domain)
    return { steps: [{ type: 'LiftLegalHold', data }] }
  },

  ChangeProjectStatus: changeProjectStatus(ledger),

  DeleteProject: async (data, request, domain) => {
    const { state } = await domain.aggregates.load(project, `project-${data.projectId}`)
    return {
      steps: [
        { type: 'DeleteProject', data },
        ...codeStep('ReleaseName', domain, request.actor, state?.details.internalCode, data.projectId),
      ],
      names: { claimed: [], released: [releasingRoom(request.actor, data.projectId)] },
      after: () =>
        waitBriefly(async () =>
          (await filesOfProject(data.projectId, { ...domain, ledger })).every(({ attached }) => attached.isEmpty()),
        ),
    }
  },
})

/** What is finished or inactive takes no room of the organization's projects; what goes on needs some again. */
const takesRoom = (status: string | undefined) => status === 'active' || status === 'paused'

const changeProjectStatus =
  (ledger: Ledger): Preparation<'ChangeProjectStatus'> =>
  async (data, { actor }, domain) => {
    const { projectId, status } = data
    const { state } = await domain.aggregates.load(project, `project-${projectId}`)
    const goesOn = takesRoom(status) && !takesRoom(state?.status)
    const place = { organizationId: organizationOf(actor), projectId }
    return {
      steps: [{ type: 'ChangeProjectStatus', data }],
      names: {
        claimed: goesOn ? [await takingRoom({ ...domain, ledger }, place)] : [],
        released: takesRoom(status) ? [] : [releasingRoom(actor, projectId)],
      },
    }
  }

const releasingRoom = (actor: Actor, inRoomId: string): Message => ({
  type: 'ReleaseRoom',
  data: { organizationId: organizationOf(actor), inRoomId },
})

/** A new internal code is claimed before the change, and the former one is free after it. */
const changeProjectDetails: Preparation<'ChangeProjectDetails'> = async (data, { actor }, domain) => {
  const { state } = await domain.aggregates.load(project, `project-${data.projectId}`)
  const before = state?.details.internalCode
  if (data.currency !== undefined && data.currency !== state?.details.currency)
    await refuseCurrencyInUse(data.projectId, domain)
  const moves = data.internalCode !== undefined && data.internalCode !== before
  return {
    steps: [
      ...(moves ? codeStep('ClaimName', domain, actor, data.internalCode, data.projectId) : []),
      { type: 'ChangeProjectDetails', data },
      ...(moves ? codeStep('ReleaseName', domain, actor, before, data.projectId) : []),
    ],
  }
}

/** The amounts of a ledger are in the currency that the project had when they were recorded. */
async function refuseCurrencyInUse(projectId: string, { aggregates }: Domain) {
  const { state } = await aggregates.load(projectLedger, `ledger-${projectId}`)
  if (!state.entries.isEmpty() || !state.deleted.isEmpty()) throw new Refused('project.currencyInUse')
}

/** Who audits the organization needs no role in a project, but the project is the organization's. */
async function refuseElsewhere(projectId: string, actor: Actor, { aggregates }: Domain) {
  const place = await projectPlace(aggregates, projectId)
  if (!place || place.organizationId !== organizationOf(actor)) throw new HttpProblem(404, 'resource.unknown')
  if (place.copying) throw new Refused('project.beingCopied')
}
