import type { LogFields } from '../platform/module'

export const importLogFields: LogFields = {
  technical: ['uploadId', 'fileHash', 'fromRow', 'toRow'],
}
