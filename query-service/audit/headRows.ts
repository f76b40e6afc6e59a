import { Refused } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'

export type SignedHead = { size: number; checkpoint: string; verifierKey: string }

const headRows = (db: Knex, organizationId: string) =>
  db('audit_heads').where({ organization_id: organizationId, scope_id: organizationId })
const signedHead = columns('size', 'checkpoint', 'verifierKey')

/** The last signed head, if there is one. */
export const lastHead = (db: Knex, organizationId: string): Promise<SignedHead | undefined> =>
  headRows(db, organizationId).orderBy('size', 'desc').first(signedHead)

/** The last head that was signed by this instant. */
export const headBefore = (db: Knex, organizationId: string, at: string): Promise<SignedHead | undefined> =>
  headRows(db, organizationId).where('signed_at', '<=', at).orderBy('size', 'desc').first(signedHead)

/** The head of a tree of this size. */
export async function headOfSize(db: Knex, organizationId: string, size: number): Promise<SignedHead> {
  const head: SignedHead | undefined = await headRows(db, organizationId).where({ size }).first(signedHead)
  if (!head) throw new Refused('head.unknown')
  return head
}

/** The heads with sizes in this range, the smallest first. */
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

/** The keys that signed the heads up to this size. */
export const keysUpTo = async (db: Knex, organizationId: string, size: number): Promise<string[]> => {
  const rows: { key: string }[] = await headRows(db, organizationId)
    .where('size', '<=', size)
    .groupBy('verifier_key')
    .orderByRaw('min(size)')
    .select({ key: 'verifier_key' })
  return rows.map(({ key }) => key)
}
