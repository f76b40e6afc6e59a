import type { Licence } from '@prumo/contracts/access'
import { projection } from '../projection'

type User = { userId: string; licence: Licence; profileId: string | null; administrator: boolean; addedAt: string }

/** One row per person of an organization: licence and access profile. */
export const users = projection<User>({
  table: 'organization_users',
  version: 2,
  key: 'userId',
  keys: ({ type, data }) => {
    if (type === 'OrganizationFounded') return [data.administratorId]
    if (type === 'AccessProfileDeleted') return data.returnedToFullAccess
    return [(data as { userId: string }).userId]
  },

  columns: (table) => {
    table.uuid('user_id').notNullable()
    table.text('licence').notNullable()
    table.uuid('profile_id')
    table.boolean('administrator').notNullable()
    table.timestamp('added_at').notNullable()
    table.index(['organization_id', 'user_id'])
  },

  on: {
    OrganizationFounded: (_, { administratorId }, { at }) => ({
      userId: administratorId,
      licence: 'creator',
      profileId: null,
      administrator: true,
      addedAt: at,
    }),
    UserAdded: (row, { userId, licence, profileId }, { at }) => ({
      userId,
      administrator: false,
      addedAt: at,
      ...row,
      licence,
      profileId,
    }),
    UserRemoved: () => null,
    UserLicenceChanged: (row, { licence }) => row && { ...row, licence },
    AccessProfileAssigned: (row, { profileId }) => row && { ...row, profileId },
    AccessProfileDeleted: (row) => row && { ...row, profileId: null },
  },
})
