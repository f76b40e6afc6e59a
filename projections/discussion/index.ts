import { comments } from './comments'
import { files } from './files'
import { storage } from './storage'

export const readModels = [comments, files, storage]
