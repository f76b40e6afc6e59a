import type { WbsCard } from '@prumo/contracts/tasks/wbsTree'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'

export type OfProject = { organizationId: string; projectId: string }
type GroupCards = { areaId: string | null; cards: WbsCard[] }

/** Where the area is gone, or closed to the asker. */
export const noGroupCards: GroupCards = { areaId: null, cards: [] }

/** The area of the delivery groups of a project, and its cards in their order. */
export async function groupCards(db: Knex, { organizationId, projectId }: OfProject): Promise<GroupCards> {
  const inProject = { organization_id: organizationId, project_id: projectId }
  const area: { areaId: string } | undefined = await db('canvas_areas')
    .where({ ...inProject, standard_area: 'deliveryGroups' })
    .first(columns('areaId'))
  if (!area) return noGroupCards
  const cards: WbsCard[] = await db('canvas_cards')
    .where({ ...inProject, area_id: area.areaId })
    .whereNull('deleted_at')
    .orderBy(['rank', 'card_id'])
    .select(columns('cardId', 'title', 'baseCardId'))
  return { areaId: area.areaId, cards }
}
