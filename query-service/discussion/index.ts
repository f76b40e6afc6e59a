import type { Answers } from '../pipeline/query'
import { comments } from './comments'
import { discussion } from './discussion'
import { files } from './files'
import { storage } from './storage'

export const answers = { comments, discussion, files, storage } satisfies Partial<Answers>
