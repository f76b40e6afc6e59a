import type { User } from '@prumo/contracts/access'
import type { Answer } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'

type Chosen = Pick<Answer<'dashboard'>, 'goals' | 'valueType' | 'hiddenStatuses'> & {
  cardOrder: string[]
  hiddenCards: string[]
}

const untouched: Chosen = { goals: [], valueType: 'realized', hiddenStatuses: [], cardOrder: [], hiddenCards: [] }

/** What this person chose of their dashboard. */
export async function dashboardOf(
  db: Knex,
  { organizationId, userId }: Pick<User, 'organizationId' | 'userId'>,
): Promise<Chosen> {
  const found: Chosen | undefined = await db('analysis_dashboards')
    .where({ organization_id: organizationId, user_id: userId })
    .first(columns('goals', 'valueType', 'hiddenStatuses', 'cardOrder', 'hiddenCards'))
  return found ?? untouched
}
