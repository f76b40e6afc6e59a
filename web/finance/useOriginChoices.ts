import type { OriginKind } from '@prumo/contracts/finance/entry'
import { useMemo } from 'react'
import { useQuery } from '../platform/server/useQuery'
import { useProjectRights } from '../projects/useProjectRights'

export type OriginChoice = { id: string; title: string; minutes: number }
export type OriginChoices = {
  /** Of each kind; nothing where the person may not see them, or they are not loaded yet. */
  choices: Record<OriginKind, readonly OriginChoice[] | undefined>
  /** What the person may not see at all. */
  isClosed: Record<OriginKind, boolean>
}

/** What an entry of a project may be for: its tasks, and the delivery groups of its canvas, each with its effort. */
export function useOriginChoices(projectId: string): OriginChoices {
  const { can, role } = useProjectRights(projectId)
  const seesTasks = can('tasks', 'viewOnly')
  const { data: wbs } = useQuery('wbs', seesTasks ? { projectId } : null)
  const isClosed = {
    tasks: role !== undefined && !seesTasks,
    deliveryGroups: role !== undefined && (!seesTasks || !can('canvas', 'viewOnly')),
  }
  const choices = useMemo(() => {
    const rows = wbs?.rows.map(({ kind, id, cardId, title, estimatedMinutes }) => ({
      kind,
      id: kind === 'task' ? id : cardId,
      title,
      minutes: estimatedMinutes ?? 0,
    }))
    const ofKind = (wanted: 'task' | 'group') =>
      rows?.flatMap(({ kind, id, title, minutes }) => (kind === wanted && id ? [{ id, title, minutes }] : []))
    return { tasks: ofKind('task'), deliveryGroups: ofKind('group') }
  }, [wbs])
  return { choices, isClosed }
}
