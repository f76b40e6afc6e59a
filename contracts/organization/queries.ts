import { z } from 'zod'
import { features, levels, licences } from '../access'
import type { QueryContract } from '../query'

const view = { of: 'organization', feature: 'organization', level: 'viewOnly' } as const

export const organizationQueries = {
  organizationUsers: {
    need: view,
    input: z.strictObject({}),
    output: z.array(
      z.object({
        userId: z.string(),
        name: z.string(),
        lastName: z.string(),
        email: z.string(),
        /** What tells this person from others of the same name. */
        mark: z.string().optional(),
        licence: z.enum(licences),
        administrator: z.boolean(),
        profileId: z.string().nullable(),
        profileName: z.string().nullable(),
        authentication: z.string(),
        addedAt: z.string(),
        projectCount: z.int(),
        lastSignedInAt: z.string().nullable(),
      }),
    ),
    reads: ['organization_users', 'identity_accounts', 'organization_access_profiles', 'projects_projects'],
  },
  accessProfiles: {
    need: view,
    input: z.strictObject({}),
    output: z.array(
      z.object({
        profileId: z.string(),
        name: z.string(),
        permissions: z.record(z.enum(features), z.enum(levels)),
        mayOwnProjects: z.boolean(),
        userCount: z.int(),
      }),
    ),
    reads: ['organization_access_profiles', 'organization_users'],
  },
} as const satisfies Record<string, QueryContract>
