import type { CommandModule } from '../module'
import { discussionCalls } from './calls'
import { comments } from './comments'
import { files } from './files'
import { discussionPreparations } from './preparations'
import { settleFiles } from './settleFiles'
import { storage } from './storage'
import { whenProjectDeletedRemoveFiles } from './whenProjectDeletedRemoveFiles'

export const discussion: CommandModule = {
  deciders: [comments, files, storage],
  open: (parts) => {
    const settling = settleFiles(parts)
    return {
      preparations: discussionPreparations(parts),
      policies: [whenProjectDeletedRemoveFiles(parts)],
      calls: discussionCalls({ ...parts, settle: settling.settle }),
      stop: settling.stop,
    }
  },
}
