import type { Rights } from '@prumo/contracts/access'
import { projection } from '../projection'

type Profile = { profileId: string; name: string; permissions: Rights; mayOwnProjects: boolean }

/** One row per access profile. */
export const accessProfiles = projection<Profile>({
  table: 'organization_access_profiles',
  version: 1,
  key: 'profileId',

  columns: (table) => {
    table.uuid('profile_id').notNullable()
    table.text('name').notNullable()
    table.jsonb('permissions').notNullable()
    table.boolean('may_own_projects').notNullable()
  },

  on: {
    AccessProfileCreated: (_, profile) => profile,
    AccessProfileChanged: (_, { before: __, ...profile }) => profile,
    AccessProfileDeleted: () => null,
  },
})
