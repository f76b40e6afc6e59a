import type { Answer } from '@prumo/contracts/index'
import type { Knex } from 'knex'

type Currency = Answer<'project'>['currency']

/** The currency of a project, in which all amounts of its ledger are. */
export async function currencyOf(db: Knex, organizationId: string, projectId: string): Promise<Currency> {
  const found = await db('projects_projects')
    .where({ organization_id: organizationId, project_id: projectId })
    .first('currency')
  return found?.currency ?? 'BRL'
}
