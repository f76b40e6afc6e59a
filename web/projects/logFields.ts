import type { LogFields } from '../platform/module'

export const projectLogFields: LogFields = {
  first: ['pitch', 'status'],
  valueTexts: {
    status: 'projectStatus',
    currency: 'currency',
    roles: 'role',
    parts: 'copyPart',
    leftOut: 'feature',
    reason: 'error',
  },
}
