import type { ActionLogEvent, ActionLogFilters, actionLogCommands } from '@prumo/contracts/audit/actionLog'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { z } from 'zod'

type View = { viewId: string; userId: string; filters: ActionLogFilters }
type Reading = { views: readonly View[]; exportIds: readonly string[] }
type Sent<Type extends keyof typeof actionLogCommands> = {
  type: Type
  data: z.infer<(typeof actionLogCommands)[Type]> & { organizationId: string; userId: string }
}

type ActionLogCommand =
  | Sent<'ViewActionLog'>
  | Sent<'ViewProjectActionLog'>
  | Sent<'ExportActionLog'>
  | Sent<'ExportLogProof'>

const viewsRemembered = 500

/** Who has read the action log, and which part of it. */
export const actionLog: Decider<Reading, ActionLogCommand, ActionLogEvent> = {
  stream: ({ organizationId }) => `actionlog-${organizationId}`,
  initial: { views: [], exportIds: [] },

  decide: {
    ViewActionLog: ({ viewId, userId, filters }, reading) => viewed(reading, { viewId, userId, filters }),
    ViewProjectActionLog: ({ viewId, userId, projectId, filters }, reading) =>
      viewed(reading, { viewId, userId, filters: { ...filters, projectId } }),
    ExportActionLog: ({ viewId, exportId, userId, format }, reading) => {
      const { filters } = viewOf(reading, viewId, userId)
      if (reading.exportIds.includes(exportId)) return []
      return [{ type: 'ActionLogExported', data: { viewId, exportId, userId, format, filters } }]
    },
    ExportLogProof: ({ viewId, exportId, userId }, reading) => {
      const { filters } = viewOf(reading, viewId, userId)
      if (reading.exportIds.includes(exportId)) return []
      return [{ type: 'LogProofExported', data: { viewId, exportId, userId, filters } }]
    },
  },

  evolve: {
    ActionLogViewed: (view, reading) => ({ ...reading, views: [...reading.views, view].slice(-viewsRemembered) }),
    ActionLogExported: exported,
    LogProofExported: exported,
  },
}

function exported({ exportId }: { exportId: string }, reading: Reading): Reading {
  return { ...reading, exportIds: [...reading.exportIds, exportId].slice(-viewsRemembered) }
}

function viewOf({ views }: Reading, viewId: string, userId: string): View {
  const view = views.find((candidate) => candidate.viewId === viewId && candidate.userId === userId)
  if (!view) throw new Refused('actionLog.viewUnknown')
  return view
}

const viewed = ({ views }: Reading, view: View): ActionLogEvent[] =>
  views.some(({ viewId }) => viewId === view.viewId) ? [] : [{ type: 'ActionLogViewed', data: view }]
