import { queries } from '@prumo/contracts/index'
import { leftOutFor } from '../pipeline/leftOutFor'
import type { Query } from '../pipeline/query'
import { groupCards, noGroupCards } from './groupCards'

export const deliveryGroups: Query<'deliveryGroups'> = async (db, { projectId }, { actor, reader, projectNow }) => {
  const isClosed = leftOutFor(queries.deliveryGroups.leavesOut, reader, projectNow).includes('canvas')
  const { cards } = isClosed ? noGroupCards : await groupCards(db, { organizationId: actor.organizationId, projectId })
  return { cards }
}
