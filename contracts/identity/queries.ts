import { z } from 'zod'
import { levels, licences } from '../access'
import type { QueryContract } from '../query'
import { languages } from './signUpChoices'

export const identityQueries = {
  /** The signed-in person, as the shell shows it. */
  me: {
    need: { of: 'self', beforePasswordChange: true, afterEnd: true },
    input: z.strictObject({}),
    output: z.object({
      userId: z.string(),
      name: z.string(),
      lastName: z.string(),
      email: z.string(),
      language: z.enum(languages),
      organizationId: z.string(),
      companyName: z.string(),
      licence: z.enum(licences),
      administrator: z.boolean(),
      rights: z.record(z.string(), z.enum(levels)),
      mayOwnProjects: z.boolean(),
      mustChangePassword: z.boolean(),
      /** Whether a link that was mailed to the address was opened. Paying needs it. */
      emailProven: z.boolean(),
      /** Those of the organization, each with the instant since when, in that order. Brasília's before the first. */
      timeZones: z.array(z.object({ since: z.string(), timeZone: z.string() })),
    }),
    reads: [
      'identity_accounts',
      'organization_users',
      'organization_access_profiles',
      'organization_companies',
      'organization_time_zones',
    ],
  },
} as const satisfies Record<string, QueryContract>
