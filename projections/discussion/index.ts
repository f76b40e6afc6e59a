import { comments } from './comments'
import { files } from './files'
import { storage } from './storage'
import { taskCounts } from './taskCounts'

export const readModels = [comments, files, storage, taskCounts]
