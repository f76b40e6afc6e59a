import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../platform/layout/useToasts'
import { onAccepted, onSent } from '../platform/server/api'

/**
 * Looks after each change of a project's tasks whether what follows starts too early by now, and offers to push it; or
 * says what the project has pushed along with the change. Whatever is done next withdraws the offer.
 */
export function useSuccessorOffer(projectId: string, onWanted: (taskIds: readonly string[]) => void): void {
  const { t } = useTranslation()
  const toasts = useToasts()
  const latest = useRef({ t, toasts, onWanted })
  latest.current = { t, toasts, onWanted }

  useEffect(() => {
    const following = followed(projectId, () => latest.current)
    const stop = onSent((type, data, actionId, answer) => {
      if ((data as { projectId?: string }).projectId !== projectId) return
      latest.current.toasts.withdrawOffer()
      const note = async () => {
        await answer
        await nextAccepted()
        ;(await following.begun()).note(type, data, actionId)
      }
      note().catch(() => undefined)
    })
    return () => {
      following.end()
      latest.current.toasts.withdrawOffer()
      stop()
    }
  }, [projectId])
}

type Follow = typeof import('./followChanges').followChanges

/** Who only looks at a project loads nothing of it. */
function followed(...of: Parameters<Follow>) {
  let follower: Promise<ReturnType<Follow>> | undefined
  return {
    begun: () => (follower ??= import('./followChanges').then(({ followChanges }) => followChanges(...of))),
    end: () => void follower?.then(({ stop }) => stop()),
  }
}

/** Only then is a question answered with what the command has changed. */
const nextAccepted = () =>
  new Promise<void>((resolve) => {
    const stop = onAccepted(() => {
      stop()
      resolve()
    })
  })
