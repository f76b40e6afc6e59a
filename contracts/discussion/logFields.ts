import { bytes, code, comment, person, technical, text, thing } from '../audit/fieldFormats'

const commentId = technical({ commentId: code('logField.commentId') })
const content = { content: comment('logField.commentText') }

const fileId = technical({ fileId: code('logField.fileId') })
const description = { description: text('field.description') }
const size = { size: bytes('logField.fileSize') }
const file = {
  name: text('logField.fileName'),
  ...description,
  ...size,
  uploaderId: person('logField.uploader'),
  ...fileId,
  ...technical({
    sha256: code('logField.sha256'),
    mediaType: code('logField.mediaType'),
    storageKey: code('logField.storageKey'),
  }),
}

/** How the fields of events about comments and files are shown. */
export const discussionLogFields = {
  CommentAdded: { ...content, authorId: person('field.authorId'), ...commentId },
  CommentUpdated: { ...content, ...commentId },
  CommentDeleted: { ...content, authorId: person('field.authorId'), ...commentId },
  FileAttached: file,
  FileDescribed: { fileId: thing('logField.describedFile', ['file']), ...description },
  FileRemoved: file,
  StorageReserved: { ...size, ...fileId },
  StorageReleased: { size: bytes('logField.releasedSize'), ...fileId },
}
