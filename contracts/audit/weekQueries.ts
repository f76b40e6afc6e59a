import { z } from 'zod'
import type { QueryContract } from '../query'
import { id } from '../values'
import { actionInBrief, changedPlace, changeStates } from './queries'
import { recordKinds } from './recordKinds'

export const weekQueries = {
  /**
   * What changed in a project today and in the six days before: each record with what was done to it last, the
   * last first, and no value. It is no view of the log: parts of it are there for whoever may see those parts.
   */
  changesOfWeek: {
    need: { of: 'project', feature: 'projects', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({ projectId: id, limit: z.coerce.number().int().min(1).max(50).default(8) }),
    output: z.object({
      /** It goes from the end of the one day to the end of the other. */
      from: z.string(),
      to: z.string(),
      items: z.array(actionInBrief.extend({ place: changedPlace.nullable(), state: z.enum(changeStates) })),
      /** How many records of each kind changed, most first. */
      counts: z.array(z.object({ kind: z.enum(recordKinds), count: z.int() })),
      /** Whether all that happened was counted: after so much, only the last of it is. */
      isWhole: z.boolean(),
    }),
    reads: [
      'audit_actions',
      'audit_undos',
      'audit_erasures',
      'audit_names',
      'identity_accounts',
      'organization_time_zones',
      'partners_partners',
    ],
  },
} as const satisfies Record<string, QueryContract>
