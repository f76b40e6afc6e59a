import type { LogFields } from '../platform/module'

export const organizationLogFields: LogFields = {
  first: ['name'],
  valueTexts: {
    licence: 'licence',
    size: 'size',
    segment: 'segment',
  },
}
