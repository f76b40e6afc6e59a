import type { Answers } from '../pipeline/query'
import { comments } from './comments'
import { files } from './files'
import { storage } from './storage'

export const answers = { comments, files, storage } satisfies Partial<Answers>
