import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import type { EventData, Upcast } from '../upcast'
import { id, instant } from '../values'

/** Which part of the action log: by person, record, project, kind of event and period, with views of it or without. */
const filters = {
  personId: id.nullable(),
  recordId: id.nullable(),
  kinds: z.array(z.string().regex(/^[A-Z][A-Za-z]{1,60}$/)).max(100),
  /** Leaves out that somebody read the log. Exports stay: they take data away. */
  withoutViews: z.boolean(),
  from: instant.nullable(),
  to: instant.nullable(),
}
const actionLogFilters = z.strictObject({ ...filters, projectId: id.nullable() })
export type ActionLogFilters = z.infer<typeof actionLogFilters>

/** The whole action log of a project, and of an organization. */
export const wholeProjectLog = {
  personId: null,
  recordId: null,
  kinds: [],
  withoutViews: false,
  from: null,
  to: null,
} satisfies Omit<ActionLogFilters, 'projectId'>
export const wholeLog = { ...wholeProjectLog, projectId: null } satisfies ActionLogFilters
export const exportFormats = ['csv', 'json'] as const

/** Nobody reads the log off the record: a view is opened first, and the log is read through it. */
export const actionLogCommands = {
  ViewActionLog: z.strictObject({ viewId: id, filters: actionLogFilters }),
  ViewProjectActionLog: z.strictObject({ projectId: id, viewId: id, filters: z.strictObject(filters) }),
  ExportActionLog: z.strictObject({ viewId: id, exportId: id, format: z.enum(exportFormats) }),
  /** The events themselves, byte for byte, with what proves them. */
  ExportLogProof: z.strictObject({ viewId: id, exportId: id }),
}

/** Who may take the log away. An export goes through a view, so that this is opened after the trial's end as well. */
export const logExport = { of: 'organization', feature: 'actionLog', level: 'viewOnly', afterEnd: true } as const

/** The need of each command. */
export const actionLogNeeds = {
  ViewActionLog: logExport,
  ViewProjectActionLog: { of: 'project', feature: 'actionLog', level: 'viewOnly' },
  ExportActionLog: logExport,
  ExportLogProof: logExport,
} as const satisfies Record<keyof typeof actionLogCommands, Need>

/** The events. */
export const actionLogEvents = {
  ActionLogViewed: event(z.strictObject({ viewId: id, userId: id, filters: actionLogFilters }), {
    of: 'viewId',
    quiet: true,
  }),
  ActionLogExported: event(
    z.strictObject({
      viewId: id,
      exportId: id,
      userId: id,
      format: z.enum(exportFormats),
      filters: actionLogFilters,
    }),
    { of: 'viewId', quiet: true },
  ),
  LogProofExported: event(z.strictObject({ viewId: id, exportId: id, userId: id, filters: actionLogFilters }), {
    of: 'viewId',
    quiet: true,
  }),
}

/** Earlier versions could not leave views out. */
const withViews: Upcast = ({ filters, ...data }) => ({
  ...data,
  filters: { ...(filters as EventData), withoutViews: false },
})
export const actionLogUpcasts = {
  ActionLogViewed: [withViews],
  ActionLogExported: [withViews],
  LogProofExported: [withViews],
} satisfies Partial<Record<keyof typeof actionLogEvents, readonly Upcast[]>>

/** Codes of the refusals. */
export const actionLogRefusals = ['actionLog.viewUnknown', 'actionLog.viewExpired', 'actionLog.exportUnknown'] as const

export type ActionLogEvent = MessageOf<typeof actionLogEvents>
