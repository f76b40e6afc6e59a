import type { LogFields } from '../platform/module'

export const discussionLogFields: LogFields = {
  technical: ['commentId', 'fileId', 'storageKey', 'sha256', 'mediaType'],
  first: ['name'],
}
