import { module } from '../module'
import { actionLogCommands, actionLogEvents, actionLogNeeds, actionLogRefusals, actionLogUpcasts } from './actionLog'
import { auditCalls } from './calls'
import { denialEvents } from './denials'
import { headQueries } from './headQueries'
import { headCommands, headEvents, headNeeds, headRefusals } from './heads'
import { lastChangesQueries } from './lastChanges'
import { auditQueries } from './queries'
import { retentionCommands, retentionEvents, retentionNeeds, retentionRefusals } from './retention'
import { weekQueries } from './weekQueries'

export const audit = module({
  name: 'audit',
  commands: { ...actionLogCommands, ...retentionCommands, ...headCommands },
  needs: { ...actionLogNeeds, ...retentionNeeds, ...headNeeds },
  readings: ['ViewActionLog', 'ViewProjectActionLog', 'ExportActionLog', 'ExportLogProof'],
  events: { ...actionLogEvents, ...retentionEvents, ...headEvents },
  queries: { ...auditQueries, ...headQueries, ...lastChangesQueries, ...weekQueries },
  calls: auditCalls,
  refusals: [...actionLogRefusals, ...retentionRefusals, ...headRefusals],
  absent: ['actionLog.viewUnknown', 'actionLog.exportUnknown', 'head.unknown', 'head.recipientUnknown'],
  upcasts: actionLogUpcasts,
})

/** What was refused: people look for it where they look for sign-ins. */
export const denials = module({
  name: 'denials',
  shownWith: 'identity',
  commands: {},
  needs: {},
  events: denialEvents,
  queries: {},
  refusals: [],
})
