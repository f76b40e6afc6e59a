import type { LogFields } from '../platform/module'

export const documentLogFields: LogFields = {
  technical: ['canonicalization', 'contentHash', 'documentVersion', 'round', 'sourceVersion'],
  first: ['because', 'title', 'name'],
  valueTexts: {
    fieldKind: 'fieldKind',
    fieldSize: 'fieldSize',
  },
}
