import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import { type Message, userIdOf } from '@prumo/contracts/message'
import { Refused } from '@prumo/platform/errors'
import type { Ledger } from '../ledger/ledger'
import { partner } from '../partners/partner'
import { usesOf } from '../partners/usesOf'
import { asUser } from '../pipeline/asUser'
import type { Domain } from '../pipeline/domain'
import type { Preparation } from '../pipeline/preparation'
import { refuseUnlessChoosing } from './moveCustomers'
import { project } from './project'

type Chosen = EventOf<'ProjectCustomerChanged'>['data']
type Done = { projectId: string; partnerId: string }

/**
 * Takes a move of customers to the register back: projects that still have the customer that it gave them have none.
 * Whoever it added leaves the register, unless somebody has worked on them or chosen them elsewhere since.
 */
export const undoCustomerMove =
  (ledger: Ledger): Preparation<'UndoCustomerMove'> =>
  async ({ actionId, projectIds }, request, domain) => {
    await refuseUnlessChoosing(projectIds, request, domain)
    const { userId, organizationId } = asUser(request.actor)
    const done: Done[] = []
    for (const projectId of projectIds)
      for (const { data, metadata } of await recordedBy(actionId, `project-${projectId}`, domain)) {
        const { customerId } = data as Chosen
        if (userIdOf(metadata.actor) !== userId) throw new Refused('undo.ofAnother')
        if (customerId !== null) done.push({ projectId, partnerId: customerId })
      }
    if (done.length === 0) throw new Refused('undo.unknown')
    const steps: Message[] = done.map(({ projectId, partnerId }) => ({
      type: 'MoveProjectCustomer',
      data: { projectId, from: partnerId, to: null },
    }))
    for (const partnerId of new Set(done.map((each) => each.partnerId)))
      if (await isOnlyOf(actionId, partnerId, done, { ...domain, ledger }))
        steps.push({ type: 'DeletePartner', data: { partnerId, organizationId, held: { from: null, to: null } } })
    return { steps, undoes: actionId }
  }

const recordedBy = async (actionId: string, stream: string, { history }: Domain): Promise<RecordedEvent[]> =>
  (await history(stream)).filter(({ metadata }) => metadata.commandId === actionId)

/** Whether the move added this partner, nobody has worked on it since, and no project but these names it. */
async function isOnlyOf(
  actionId: string,
  partnerId: string,
  done: readonly Done[],
  domain: Domain & { ledger: Ledger },
): Promise<boolean> {
  const [added, ...since] = await domain.history(`partner-${partnerId}`)
  if (added?.metadata.commandId !== actionId || since.length > 0) return false
  const { state } = await domain.aggregates.load(partner, `partner-${partnerId}`)
  const { projects, entries } = await usesOf(domain.ledger, partnerId)
  return state?.deleted === false && entries === 0 && projects === (await namedBy(partnerId, done, domain))
}

/** How many of these projects still name this partner. */
async function namedBy(partnerId: string, done: readonly Done[], { aggregates }: Domain): Promise<number> {
  let count = 0
  for (const { projectId } of done) {
    const { state } = await aggregates.load(project, `project-${projectId}`)
    if (state && !state.deleted && state.customerId === partnerId) count++
  }
  return count
}
