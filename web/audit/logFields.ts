import type { LogFields } from '../platform/module'

export const auditLogFields: LogFields = {
  technical: ['logId', 'viewId', 'exportId'],
  first: ['filters'],
  valueTexts: {
    kinds: 'event',
    headPlace: 'headPlace',
    format: 'exportFormat',
    rule: 'erasureRule',
  },
}
