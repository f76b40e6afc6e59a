import type { LogFields } from '../platform/module'

export const taskLogFields: LogFields = {
  technical: ['itemId', 'rank'],
  first: ['title', 'name', 'stepId', 'startOn', 'endOn', 'assigneeId', 'priority', 'progress'],
  valueTexts: {
    priority: 'priority',
    occurrence: 'occurrence',
    fields: 'field',
  },
}
