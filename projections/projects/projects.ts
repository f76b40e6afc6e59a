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
  /** Those who took part once, and how that ended; somebody who takes part again is none of them. */
  former: Record<string, 'left' | 'removed'>
  createdAt: string
  changedFields: ChangedFields
  /** Set while the project is still being copied. */
  copy: ProjectCopy | null
}

/** One row per project: its details, its status, its owner and its members. */
export const projects = projection<Project>({
  table: 'projects_projects',
  version: 6,
  key: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    table.text('pitch').notNullable()
    for (const text of ['internal_code', 'customer_name', 'portfolio_name']) table.text(text)
    table.jsonb('tags').notNullable()
    for (const text of ['currency', 'description', 'status']) table.text(text).notNullable()
    table.uuid('owner_id').notNullable()
    table.uuid('customer_id')
    for (const people of ['roles', 'former']) table.jsonb(people).notNullable()
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
      former: {},
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
    ProjectShared: (row, { userId, roles }) =>
      row && { ...row, roles: { ...row.roles, [userId]: roles }, former: without(row.former, userId) },
    ProjectUnshared: (row, { userId }) => row && ended(row, userId, 'removed'),
    ProjectLeft: (row, { userId }) => row && ended(row, userId, 'left'),
    ProjectTransferred: (row, { ownerId, before }) =>
      row && {
        ...row,
        ownerId,
        roles: { ...without(row.roles, ownerId), [before.ownerId]: ['manager'] },
        former: without(row.former, ownerId),
      },
    ProjectDeleted: () => null,
    ProjectCopyStarted: (row, { taskCount }) => row && { ...row, copy: { state: 'underWay', taskCount, reason: null } },
    ProjectCopyFinished: (row) => row && { ...row, copy: null },
    ProjectCopyEnded: (row, { reason }) =>
      row?.copy ? { ...row, copy: { ...row.copy, state: 'ended', reason } } : row,
  },
})

const ended = (row: Project, userId: string, how: 'left' | 'removed'): Project => ({
  ...row,
  roles: without(row.roles, userId),
  former: { ...row.former, [userId]: how },
})

function without<Value>(people: Record<string, Value>, userId: string): Record<string, Value> {
  const { [userId]: _, ...rest } = people
  return rest
}
