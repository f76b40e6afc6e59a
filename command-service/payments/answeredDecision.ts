import type { EventOf } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import { Refused } from '@prumo/platform/errors'
import type { Doing } from '../pipeline/policy'

type Decided = Recorded<EventOf<'PaymentSettlementDecided' | 'PaymentRefundDecided' | 'PlanGrantDecided'>>

/**
 * Carries a decision of the operator’s out, and puts on record what became of it. What a rule refuses is answered too,
 * so that later decisions do not wait behind it.
 */
export async function answeredDecision({ id, data }: Decided, doing: Doing, work: () => Promise<void>): Promise<void> {
  const { organizationId } = data
  const refusal = await refusalOf(work)
  await doing.perform(
    { type: 'AnswerDecision', data: { organizationId, decisionId: id, refusal } },
    // One that was refused and then done after all, as a gateway came back meanwhile, is answered twice.
    refusal ? `refused ${refusal}` : 'done',
  )
}

async function refusalOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    // A gateway that does not answer will: nothing is decided by that.
    if (!(error instanceof Refused) || error.cause) throw error
    return error.code
  }
}
