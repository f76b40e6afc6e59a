import type { Target } from '@prumo/contracts/discussion/target'
import { useContext } from 'react'
import { send } from '../platform/server/api'
import { ProjectQueue } from './projectQueue'
import { type Uploads, useUploads } from './useUploads'

/** Files on their way to a thing of a project: in its frame they go on while one looks at something else. */
export function useUploadsTo(projectId: string, target: Target): Uploads {
  return useUploads({
    projectId,
    onArrived: (sent) => send('AttachFile', { projectId, target, ...sent, description: '' }),
    of: `${target.kind} ${target.id}`,
    queue: useContext(ProjectQueue),
  })
}
