import type { Message } from '@prumo/contracts/message'
import { projectLimitOf } from '@prumo/contracts/subscription/plans'
import { planOf } from '@prumo/contracts/subscription/subscription'
import type { Ledger } from '../ledger/ledger'
import type { Domain } from '../pipeline/domain'
import { subscription } from '../subscription/subscription'
import { room } from './room'

type OfProject = { organizationId: string; projectId: string }
type Parts = Pick<Domain, 'aggregates'> & { ledger: Pick<Ledger, 'upToDate' | 'unfinishedOf'> }

/** Takes room for a project that begins, or goes on, within what the organization's plan has. */
export async function takingRoom(
  { aggregates, ledger }: Parts,
  { organizationId, projectId }: OfProject,
): Promise<Message> {
  const { state: counted } = await aggregates.load(room, `projects-${organizationId}`)
  const { state: bought } = await aggregates.load(subscription, `subscription-${organizationId}`)
  const most = projectLimitOf(planOf(bought?.code ?? ''))
  const uncounted = counted.isCounted ? [] : await unfinished(ledger, organizationId)
  return { type: 'TakeRoom', data: { organizationId, inRoomId: projectId, most, uncounted } }
}

async function unfinished(ledger: Parts['ledger'], organizationId: string): Promise<string[]> {
  await ledger.upToDate()
  return ledger.unfinishedOf(organizationId)
}
