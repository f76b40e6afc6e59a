import { Suspense, useState } from 'react'
import { rescheduleDialog } from './taskParts'
import { useSuccessorOffer } from './useSuccessorOffer'

/** After a change that leaves what follows starting too early: offers to push that, and nothing else. */
export function SuccessorOffer({ projectId }: { projectId: string }) {
  const [following, setFollowing] = useState<readonly string[]>()
  useSuccessorOffer(projectId, setFollowing)
  return (
    <Suspense>
      {following && (
        <rescheduleDialog.Part
          projectId={projectId}
          way="push"
          following={following}
          onClosed={() => setFollowing(undefined)}
        />
      )}
    </Suspense>
  )
}
