import { Refused } from '@prumo/platform/errors'
import { rangeHashes } from '@prumo/platform/proofs/tiles'
import { toBase64 } from '@prumo/verify/bytes'
import { consistencyRanges } from '@prumo/verify/merkle'
import type { Query } from '../pipeline/query'
import { headOfSize } from './headRows'
import { tilesIn } from './treeRows'

export const consistencyProof: Query<'consistencyProof'> = async (db, sizes, { actor: { organizationId } }) => {
  if (sizes.from > sizes.to) throw new Refused('head.unknown')
  const [from, to] = [await headOfSize(db, organizationId, sizes.from), await headOfSize(db, organizationId, sizes.to)]
  const proof = await rangeHashes(consistencyRanges(from.size, to.size), tilesIn(db, organizationId))
  return { from, to, proof: proof.map(toBase64) }
}
