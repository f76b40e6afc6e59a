import { Suspense } from 'react'
import { useProjectRights } from '../../projects/useProjectRights'
import { saveBaseline } from '../taskParts'

/** Saves the plan of a project as a baseline, for whoever manages it. */
export function NewBaseline({ projectId }: { projectId: string }) {
  const { manages } = useProjectRights(projectId)
  return <Suspense>{manages && <saveBaseline.Part projectId={projectId} />}</Suspense>
}
