import { hasRight } from '@prumo/contracts/access'
import type { Message } from '@prumo/contracts/message'
import { customerText } from '@prumo/contracts/projects/customerText'
import { type CustomerMove, projectNeeds } from '@prumo/contracts/projects/project'
import { denied } from '@prumo/platform/http/denied'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { partner } from '../partners/partner'
import { asUser } from '../pipeline/asUser'
import type { Domain } from '../pipeline/domain'
import type { Preparation, Request } from '../pipeline/preparation'
import { project } from './project'
import { projectPlace } from './projectPlace'

/**
 * Customers that stand in projects as texts become customers of the register. A new one has an id made of its text, so
 * whoever asks twice, or at the same time as somebody else, adds it once. Steps that are done already change nothing.
 */
export const moveCustomers =
  (keyring: Pick<Keyring, 'create'>): Preparation<'MoveCustomersToRegister'> =>
  async ({ moves }, request, domain) => {
    const steps: Message[] = []
    for (const move of moves) {
      const { organizationId } = asUser(request.actor)
      await refuseUnlessChoosing(move.projectIds, request, domain)
      const partnerId = move.partnerId ?? (await newCustomerId(move.text, organizationId, domain))
      const isNeeded = await isWrittenIn(move, domain)
      if (isNeeded && move.partnerId === null) await keyring.create(partnerId)
      const name = move.partnerId === null ? nameIn(move.text) : null
      const enlisting = { partnerId, organizationId, name, isNeeded, held: { from: null, to: null } }
      steps.push({ type: 'EnlistCustomer', data: enlisting })
      for (const projectId of move.projectIds)
        steps.push({ type: 'MoveProjectCustomer', data: { projectId, from: null, to: partnerId, text: move.text } })
    }
    return { steps }
  }

/** A name stands in one line. */
const nameIn = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

/** The customers of projects are chosen by whoever may choose the customer of each of them. */
export async function refuseUnlessChoosing(
  projectIds: readonly string[],
  { actor }: Pick<Request, 'actor'>,
  { aggregates }: Pick<Domain, 'aggregates'>,
): Promise<void> {
  const need = projectNeeds.ChangeProjectCustomer
  for (const projectId of projectIds) {
    const place = await projectPlace(aggregates, projectId)
    // In what was deleted meanwhile there is nothing to choose.
    const verdict = place && hasRight(asUser(actor), need, place)
    if (verdict && !verdict.allowed) throw denied(verdict, need)
  }
}

/** The id of the customer that is made of a text: the next one where that has left the register or is renamed. */
async function newCustomerId(text: string, organizationId: string, domain: Domain): Promise<string> {
  const plain = customerText(text)
  for (let number = 0; ; number++) {
    const partnerId = domain.systemId(`customer ${organizationId} ${number} ${plain}`)
    const { state } = await domain.aggregates.load(partner, `partner-${partnerId}`)
    if (!state || (!state.deleted && customerText(state.fields.name) === plain)) return partnerId
  }
}

/** Whether one of these projects still names its customer by this text alone. */
async function isWrittenIn({ text, projectIds }: CustomerMove, { aggregates }: Domain): Promise<boolean> {
  for (const projectId of projectIds) {
    const { state } = await aggregates.load(project, `project-${projectId}`)
    const isWritten = customerText(state?.details.customerName ?? '') === customerText(text)
    if (state && !state.deleted && state.customerId === null && isWritten) return true
  }
  return false
}
