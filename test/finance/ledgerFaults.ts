import type { EventOf } from '@prumo/contracts/index'
import type { Pool } from 'pg'

type Row = { type: string; data: string; revision: number }
type Data = Partial<EventOf<'InstallmentsPaid'>['data'] & EventOf<'InstallmentsReopened'>['data']>

/** What the log of a project's ledger pays twice, or opens again that was not settled. */
export async function ledgerFaults(owner: Pick<Pool, 'query'>, projectId: string): Promise<string[]> {
  const { rows } = await owner.query<Row>(
    'select type, data, revision from log.events where stream = $1 order by revision',
    [`ledger-${projectId}`],
  )
  const paid = new Set<string>()
  const faults: string[] = []
  for (const { type, data, revision } of rows) {
    const { entryId, payments = [], installmentIds = [] } = JSON.parse(data) as Data
    if (type === 'InstallmentsPaid')
      for (const { installmentId } of payments) {
        if (paid.has(`${entryId} ${installmentId}`)) faults.push(`${revision}: ${entryId} was paid twice`)
        paid.add(`${entryId} ${installmentId}`)
      }
    if (type === 'InstallmentsReopened')
      for (const installmentId of installmentIds)
        if (!paid.delete(`${entryId} ${installmentId}`)) faults.push(`${revision}: ${entryId} was open already`)
  }
  return faults
}
