import { z } from 'zod'
import { guardedFeatures } from '../confidential'
import type { QueryContract } from '../query'
import { id, text } from '../values'
import { recordKinds } from './recordKinds'

/** Any value of a recorded field. */
export const json = z.json()

/** A value as the event kept it, and the names that the people and things in it had at that time, by their ids. */
const value = z.object({ value: json, names: z.record(z.string(), z.string()) })
/** `hidden` names the missing rights because of which a change is shown without its values. */
const change = z.object({
  field: z.string(),
  before: value.nullable(),
  after: value.nullable(),
  hidden: z.array(z.enum(guardedFeatures)).optional(),
})
export type ActionChange = z.infer<typeof change>

/**
 * What values mean at the time of an action: the project's currency, and the kind of the document's field. `null` where
 * no value needs it, or nothing that remains says so.
 */
const setting = { currency: z.string().nullable(), fieldKind: z.string().nullable() }

/** Who did it; a user without a name was erased. */
const actor = z.object({
  kind: z.enum(['user', 'visitor', 'system']),
  userId: z.string().nullable(),
  name: z.string().nullable(),
})

/** Address and browser are `null` where they were erased, and where only the network was kept, as of visitors. */
export const origin = z.object({
  network: z.string(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  erased: z.boolean(),
})

const action = z.object({
  position: z.int(),
  eventId: z.string(),
  kind: z.string(),
  at: z.string(),
  actor,
  from: origin.nullable(),
  projectId: z.string().nullable(),
  projectPitch: z.string().nullable(),
  recordId: z.string().nullable(),
  recordName: z.string().nullable(),
  permissionBasis: z.string(),
  changes: z.array(change),
  ...setting,
  /** An id in it has a spelling that is taken no more: it stays on record, and changes nothing. */
  spelledOtherwise: z.boolean(),
  /** Something in it cannot be kept in a read model, and stands as U+FFFD: the log itself has it as it was. */
  replaced: z.boolean().optional(),
  /** It takes back what was done before. */
  undoes: z.boolean().optional(),
  /** It does again what was taken back before. */
  redoes: z.boolean().optional(),
})
export type Action = z.infer<typeof action>

/** What people see of an action in a discussion: not where it came from, nor which right allowed it. */
export const actionInBrief = action.pick({
  eventId: true,
  kind: true,
  at: true,
  actor: true,
  recordId: true,
  recordName: true,
  changes: true,
  currency: true,
  fieldKind: true,
  undoes: true,
  redoes: true,
})
export type ActionInBrief = z.infer<typeof actionInBrief>

export const changeStates = ['added', 'changed', 'deleted'] as const

/** What one actor did to a record, once or several times: one kind of event. */
const act = z.object({ kind: z.string(), actor, firstAt: z.string(), lastAt: z.string() })
export type Act = z.infer<typeof act>

/** Of what kind something is, and the record that has it: itself, or what it is a part of. */
export const changedPlace = z.object({
  kind: z.enum(recordKinds),
  holder: z.object({ kind: z.enum(recordKinds), id: z.string() }),
})
export type ChangedPlace = z.infer<typeof changedPlace>

const page = z.object({ items: z.array(action), next: z.string().nullable() })
const cursor = { after: text(40).optional(), limit: z.coerce.number().int().min(1).max(500).default(100) }
const reads = [
  'audit_actions',
  'audit_undos',
  'audit_erasures',
  'audit_views',
  'audit_names',
  'identity_accounts',
] as const

export const auditQueries = {
  /** A page of the action log, newest first, through a view that was opened for it. */
  actionLog: {
    need: { of: 'organization', feature: 'actionLog', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({
      viewId: id,
      /** Every word of it stands in a row as the asker reads it: in a name, a value, an amount or a day. */
      search: text(200).optional(),
      ...cursor,
    }),
    /** Where something is searched, a page may hold less than its limit, or nothing, and another one follow. */
    output: page.extend({ kinds: z.array(z.string()) }),
    reads: [...reads, 'audit_kinds', 'partners_partners'],
  },
  /**
   * The projects or the people in what the asker may see of the log, by name: what its filters offer. Deleted projects
   * and erased people are among them. People are those of the view's project, where it names one.
   */
  actionLogChoices: {
    need: { of: 'organization', feature: 'actionLog', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({
      viewId: id,
      of: z.enum(['project', 'person']),
      search: text(200).optional(),
      /** This one alone, whatever the search. */
      chosenId: id.optional(),
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(30),
    }),
    output: z.object({
      /** `gone` is what was deleted or erased; the erased have no name. */
      items: z.array(z.object({ id: z.string(), name: z.string().nullable(), gone: z.boolean() })),
      next: z.string().nullable(),
    }),
    reads: [
      'audit_kinds',
      'audit_names',
      'audit_views',
      'projects_projects',
      'organization_users',
      'identity_accounts',
    ],
  },
  /** What was done to one task, newest first: the system messages of its history. */
  taskHistory: {
    need: { of: 'project', feature: 'tasks', level: 'viewOnly' },
    leavesOut: ['discussion'],
    input: z.strictObject({ projectId: id, taskId: id, ...cursor }),
    output: page,
    reads: [...reads, 'audit_task_moves'],
  },
  /**
   * The net changes of a project in a view's period, record by record, the last changed first. `acts` are all that was
   * done to the record then, each with whoever did it, in the order of the log; `at` is the last of them.
   */
  projectChanges: {
    need: { of: 'organization', feature: 'actionLog', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({
      viewId: id,
      /** Names a record beside a position, because several may have changed last by one event. */
      after: text(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      counts: z.object({ added: z.int(), changed: z.int(), deleted: z.int() }),
      items: z.array(
        z.object({
          recordId: z.string(),
          name: z.string().nullable(),
          /** `null` for what a newer version of Prumo recorded. */
          place: changedPlace.nullable(),
          state: z.enum(changeStates),
          acts: z.array(act),
          at: z.string(),
          /** Each with the kind of event that made it last. */
          changes: z.array(change.extend({ kind: z.string() })),
          ...setting,
        }),
      ),
      next: z.string().nullable(),
    }),
    reads: [...reads, 'projects_projects', 'partners_partners'],
  },
  /**
   * How long a project's action log is kept, and which parts were erased. `erasesOn` is `null` if no erasure is due.
   */
  retention: {
    need: { of: 'project', feature: 'projects', level: 'viewOnly' },
    input: z.strictObject({ projectId: id }),
    output: z.object({
      erasesOn: z.string().nullable(),
      /** Whether the people responsible for the project were notified of that day. */
      announced: z.boolean(),
      /** Whether the asker may place a legal hold, and lift one. */
      mayHold: z.boolean(),
      hold: z.object({ reason: z.string(), at: z.string(), by: z.string().nullable() }).nullable(),
      erasures: z.array(
        z.object({
          rule: z.string(),
          erasedAt: z.string(),
          from: z.string(),
          to: z.string(),
          count: z.int(),
          exportedAt: z.string().nullable(),
        }),
      ),
    }),
    reads: ['audit_retentions', 'audit_erasures', 'identity_accounts', 'organization_time_zones'],
  },
} as const satisfies Record<string, QueryContract>
