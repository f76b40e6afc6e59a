import { Refused } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'

export type SignedHead = { size: number; checkpoint: string; verifierKey: string }

const headRows = (db: Knex, organizationId: string) =>
  db('audit_heads').where({ organization_id: organizationId, scope_id: organizationId })
const signedHead = columns('size', 'checkpoint', 'verifierKey')

/** The head that was signed last; nothing where there is none. */
export const lastHead = (db: Knex, organizationId: string): Promise<SignedHead | undefined> =>
  headRows(db, organizationId).orderBy('size', 'desc').first(signedHead)

/** The head that had been signed last at this instant. */
export const headBefore = (db: Knex, organizationId: string, at: string): Promise<SignedHead | undefined> =>
  headRows(db, organizationId).where('signed_at', '<=', at).orderBy('size', 'desc').first(signedHead)

/** The head of so many entries. */
export async function headOfSize(db: Knex, organizationId: string, size: number): Promise<SignedHead> {
  const head: SignedHead | undefined = await headRows(db, organizationId).where({ size }).first(signedHead)
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
    .select(signedHead)

/** The keys by which the heads up to this size are checked. */
export const keysUpTo = async (db: Knex, organizationId: string, size: number): Promise<string[]> => {
  const rows: { key: string }[] = await headRows(db, organizationId)
    .where('size', '<=', size)
    .groupBy('verifier_key')
    .orderByRaw('min(size)')
    .select({ key: 'verifier_key' })
  return rows.map(({ key }) => key)
}
