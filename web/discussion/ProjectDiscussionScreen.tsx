import { useParams } from 'react-router-dom'
import { Discussion } from './Discussion'

/** What is said of a project as a whole. */
export function ProjectDiscussionScreen() {
  const { projectId = '' } = useParams()
  return <Discussion projectId={projectId} isView target={{ kind: 'project', id: projectId }} />
}
