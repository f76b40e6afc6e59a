import type { CommandModule } from '../pipeline/module'
import { type DiscussionCallParts, discussionCalls } from './calls'
import { comments } from './comments'
import { files } from './files'
import { type DiscussionParts, discussionPreparations } from './preparations'
import { type SettleParts, settleFiles } from './settleFiles'
import { storage } from './storage'
import { type RemovingParts, whenProjectDeletedRemoveFiles } from './whenProjectDeletedRemoveFiles'

type Parts = DiscussionParts & Omit<DiscussionCallParts, 'settle'> & SettleParts & RemovingParts

export const discussion: CommandModule<Parts> = {
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
