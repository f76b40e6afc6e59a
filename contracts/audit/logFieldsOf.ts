import { analysisLogFields } from '../analysis/logFields'
import { canvasLogFields } from '../canvas/logFields'
import { discussionLogFields } from '../discussion/logFields'
import { documentLogFields } from '../documents/logFields'
import { financeLogFields } from '../finance/logFields'
import { identityLogFields } from '../identity/logFields'
import { importLogFields } from '../imports/logFields'
import type { EventType } from '../index'
import { namingLogFields } from '../naming/logFields'
import { notificationLogFields } from '../notifications/logFields'
import { organizationLogFields } from '../organization/logFields'
import { partnerLogFields } from '../partners/logFields'
import { projectLogFields } from '../projects/logFields'
import { subscriptionLogFields } from '../subscription/logFields'
import { taskLogFields } from '../tasks/logFields'
import type { LogFields } from './fieldFormats'
import { auditLogFields, denialLogFields } from './logFields'

/** How the fields of each event are shown: an event without them does not compile. */
const logFields: Record<EventType, LogFields> = {
  ...namingLogFields,
  ...identityLogFields,
  ...organizationLogFields,
  ...partnerLogFields,
  ...subscriptionLogFields,
  ...projectLogFields,
  ...taskLogFields,
  ...canvasLogFields,
  ...discussionLogFields,
  ...documentLogFields,
  ...financeLogFields,
  ...importLogFields,
  ...notificationLogFields,
  ...analysisLogFields,
  ...auditLogFields,
  ...denialLogFields,
}

/** The fields of an event of this kind; none where a newer version of Prumo recorded it. */
export const logFieldsOf = (kind: string): LogFields =>
  Object.hasOwn(logFields, kind) ? logFields[kind as EventType] : {}
