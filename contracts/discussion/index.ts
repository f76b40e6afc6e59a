import { module } from '../module'
import { discussionCalls } from './calls'
import { commentCommands, commentEvents, commentNeeds, commentRefusals } from './comments'
import { fileCommands, fileEvents, fileNeeds, fileRefusals } from './files'
import { discussionQueries } from './queries'
import { storageEvents, storageRefusals } from './storage'
import { targetUpcasts } from './target'

export const discussion = module({
  name: 'discussion',
  commands: { ...commentCommands, ...fileCommands },
  needs: { ...commentNeeds, ...fileNeeds },
  events: { ...commentEvents, ...fileEvents, ...storageEvents },
  queries: discussionQueries,
  calls: discussionCalls,
  refusals: [...commentRefusals, ...fileRefusals, ...storageRefusals],
  upcasts: {
    CommentAdded: targetUpcasts,
    CommentUpdated: targetUpcasts,
    CommentDeleted: targetUpcasts,
    FileAttached: targetUpcasts,
    FileDescribed: targetUpcasts,
    FileRemoved: targetUpcasts,
  },
  absent: [
    ...(['comment.unknown', 'comment.mentionUnknown', 'discussion.targetUnknown'] as const),
    ...(['file.unknown', 'file.uploadUnknown', 'file.contentUnknown'] as const),
  ],
})
