import type { ProjectRole } from '@prumo/contracts/access'
import type { ProjectDetails, projectStatuses } from '@prumo/contracts/projects/project'
import type { ProjectCopy } from '@prumo/contracts/projects/queries'
import { type ChangedFields, withChanged } from '../changedFields'
import { projection } from '../projection'

type Project = ProjectDetails & {
  projectId: string
  status: (typeof projectStatuses)[number]
  /** The customer in the register, which may have been deleted there since. */
  customerId: string | null
  ownerId: string
  roles: Record<string, ProjectRole[]>
  createdAt: string
  changedFields: ChangedFields
  /** Set while the project is still being copied. */
  copy: ProjectCopy | null
}

/** One row per project: its details, its status, its owner and its members. */
export const projects = projection<Project>({
  table: 'projects_projects',
  version: 5,
  key: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    table.text('pitch').notNullable()
    for (const text of ['internal_code', 'customer_name', 'portfolio_name']) table.text(text)
    table.jsonb('tags').notNullable()
    for (const text of ['currency', 'description', 'status']) table.text(text).notNullable()
    table.uuid('owner_id').notNullable()
    table.uuid('customer_id')
    table.jsonb('roles').notNullable()
    table.timestamp('created_at').notNullable()
    table.jsonb('changed_fields').notNullable()
    table.jsonb('copy')
    table.index(['organization_id', 'project_id'])
    table.index(['organization_id', 'customer_id'])
  },

  on: {
    ProjectCreated: (_, { organizationId: __, copiedFrom: ___, ...project }, { at }) => ({
      ...project,
      status: 'active',
      customerId: null,
      roles: {},
      createdAt: at,
      changedFields: {},
      copy: null,
    }),
    ProjectDetailsChanged: (row, data, event) => {
      const { before: _, ...changed } = data
      return (
        row && { ...row, ...(changed as Partial<Project>), changedFields: withChanged(row.changedFields, data, event) }
      )
    },
    ProjectCustomerChanged: (row, data, event) =>
      row && { ...row, customerId: data.customerId, changedFields: withChanged(row.changedFields, data, event) },
    ProjectStatusChanged: (row, { status }) => row && { ...row, status },
    ProjectShared: (row, { userId, roles }) => row && { ...row, roles: { ...row.roles, [userId]: roles } },
    ProjectUnshared: (row, { userId }) => row && { ...row, roles: without(row.roles, userId) },
    ProjectLeft: (row, { userId }) => row && { ...row, roles: without(row.roles, userId) },
    ProjectTransferred: (row, { ownerId, before }) =>
      row && { ...row, ownerId, roles: { ...without(row.roles, ownerId), [before.ownerId]: ['manager'] } },
    ProjectDeleted: () => null,
    ProjectCopyStarted: (row, { taskCount }) => row && { ...row, copy: { state: 'underWay', taskCount, reason: null } },
    ProjectCopyFinished: (row) => row && { ...row, copy: null },
    ProjectCopyEnded: (row, { reason }) =>
      row?.copy ? { ...row, copy: { ...row.copy, state: 'ended', reason } } : row,
  },
})

function without(roles: Record<string, ProjectRole[]>, userId: string): Record<string, ProjectRole[]> {
  const { [userId]: _, ...rest } = roles
  return rest
}
