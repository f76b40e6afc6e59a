import { HttpProblem } from '@prumo/platform/errors'
import type { Handler } from '../pipeline/callDoor'
import { columns } from '../reading/columns'

const record = columns(
  'name',
  'size',
  'segment',
  'document',
  'website',
  'phone',
  'city',
  'state',
  'subdomain',
  'logotipoUrl',
)

/** The whole company record: answered with the record or not at all. */
export const readCompany: Handler<'readCompany'> = async (_, { session, db }) => {
  const company = await db('organization_companies').where({ organization_id: session.organizationId }).first(record)
  if (!company) throw new HttpProblem(503, 'readModels.behind')
  return company
}
