import type { Company } from '@prumo/contracts/organization/company'
import { projection } from '../projection'

type Row = Company & { organizationId: string; administratorId: string }

/** One row per organization: its company record. */
export const companies = projection<Row>({
  table: 'organization_companies',
  version: 1,
  key: 'organizationId',

  columns: (table) => {
    table.uuid('administrator_id').notNullable()
    for (const text of ['name', 'size', 'segment']) table.text(text).notNullable()
    for (const text of ['document', 'website', 'phone', 'city', 'state', 'subdomain', 'logotipo_url']) table.text(text)
  },

  on: {
    OrganizationFounded: (_, { organizationId, administratorId, company }) => ({
      organizationId,
      administratorId,
      ...company,
    }),
    CompanySaved: (row, { before: _, ...record }) => row && { ...row, ...record },
  },
})
