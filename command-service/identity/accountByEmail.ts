import { claim } from '../naming/claim'
import type { Domain } from '../pipeline/domain'

/** Whose e-mail this is; `undefined` when it is nobody's. */
export async function accountByEmail(
  { aggregates, nameHash }: Pick<Domain, 'aggregates' | 'nameHash'>,
  email: string,
): Promise<string | undefined> {
  const { state } = await aggregates.load(
    claim,
    claim.stream({ kind: 'email', name: nameHash('email', email), holderId: '' }),
  )
  return state?.holderId
}
