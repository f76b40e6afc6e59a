import { Refused } from '@prumo/platform/errors'
import type { Knex } from 'knex'

export type SignedHead = { size: number; checkpoint: string; verifierKey: string }

const headRows = (db: Knex, organizationId: string) =>
  db('audit_heads').where({ organization_id: organizationId, scope_id: organizationId })
const columns = ['size', 'checkpoint', 'verifier_key as verifierKey'] as const

/** The head that was signed last; nothing where there is none. */
export const lastHead = (db: Knex, organizationId: string): Promise<SignedHead | undefined> =>
  headRows(db, organizationId)
    .orderBy('size', 'desc')
    .first(...columns)

/** The head that had been signed last at this instant. */
export const headBefore = (db: Knex, organizationId: string, at: string): Promise<SignedHead | undefined> =>
  headRows(db, organizationId)
    .where('signed_at', '<=', at)
    .orderBy('size', 'desc')
    .first(...columns)

/** The head of so many entries. */
export async function headOfSize(db: Knex, organizationId: string, size: number): Promise<SignedHead> {
  const head: SignedHead | undefined = await headRows(db, organizationId)
    .where({ size })
    .first(...columns)
  if (!head) throw new Refused('head.unknown')
  return head
}

/** The heads after one size up to another, the smallest first. */
export const headsBetween = (
  db: Knex,
  organizationId: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<SignedHead[]> =>
  headRows(db, organizationId)
    .where('size', '>', after)
    .where('size', '<=', upTo)
    .orderBy('size')
    .limit(limit)
    .select(...columns)

/** The keys by which the heads up to this size are checked. */
export const keysUpTo = async (db: Knex, organizationId: string, size: number): Promise<string[]> => {
  const rows: { key: string }[] = await headRows(db, organizationId)
    .where('size', '<=', size)
    .groupBy('verifier_key')
    .orderByRaw('min(size)')
    .select('verifier_key as key')
  return rows.map(({ key }) => key)
}
