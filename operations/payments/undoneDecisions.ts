import { decisionEvents } from '@prumo/contracts/subscription/decisions'
import type { Foundation } from '@prumo/platform/foundation'
import { withClient } from '../withClient'
import { type Decision, decisionsOf } from './decisionsOf'

const dayMs = 86_400_000
const refusedShownMs = 30 * dayMs

/** A line for each decision that waits, or that a rule refused of late. */
export async function undoneDecisions(foundation: Foundation): Promise<string[]> {
  const { rows } = await withClient(foundation, (client) =>
    client.query<{ id: string }>(
      'select distinct organization_id as id from read.audit_actions where kind = any($1) order by id',
      [Object.keys(decisionEvents)],
    ),
  )
  const since = new Date(foundation.now().getTime() - refusedShownMs).toISOString()
  const lines: string[] = []
  for (const { id } of rows)
    for (const decision of await decisionsOf(foundation.log, id))
      if (isUndone(decision, since)) lines.push(lineOf(decision))
  return lines
}

const isUndone = ({ answer, at }: Decision, since: string) => !answer || (answer.refusal !== null && at > since)

const names = {
  PaymentSettlementDecided: 'settle-payment',
  PaymentRefundDecided: 'refund-payment',
  PlanGrantDecided: 'grant-plan',
} as const

function lineOf({ type, data, at, answer }: Decision): string {
  const about = 'paymentId' in data ? data.paymentId : data.plan
  const became = answer ? `refused: ${answer.refusal}` : 'not carried out yet'
  return [data.organizationId, about, `${names[type]} of ${at}`, became].join('  ')
}
