import { createContext } from 'react'
import type { UploadQueue } from './uploadQueue'

/** What sends the files of the project in whose frame one is; `undefined` outside of every project. */
export const ProjectQueue = createContext<UploadQueue | undefined>(undefined)
