import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'
import { useChosen } from '../platform/selection/chosen'
import type { Selection } from '../platform/selection/selectionOf'
import { bulkEditBar } from './taskParts'

export type SelectedTask = { taskId: string; title: string; projectId?: string }

type Props = {
  selection: Selection
  tasks: readonly SelectedTask[]
  /** The ids of these tasks as they follow one another on the screen. */
  inOrder: readonly string[]
  /** The project of the screen, where it shows one alone. */
  projectId: string | undefined
}

/** How many tasks are chosen, said aloud, and the bar that changes them together. */
export function SelectedTasks({ selection, tasks, inOrder, projectId }: Props) {
  const { t } = useTranslation()
  const chosen = useChosen(selection)
  const selected = useMemo(() => {
    if (chosen.size === 0) return []
    const byId = new Map(tasks.map((task) => [task.taskId, task]))
    return inOrder.filter((id) => chosen.has(id)).flatMap((id) => byId.get(id) ?? [])
  }, [chosen, tasks, inOrder])
  return (
    <>
      <VisuallyHidden role="status">
        {selected.length > 0 && t('bulk.selected', { count: selected.length })}
      </VisuallyHidden>
      {selected.length > 0 && (
        <Suspense fallback={null}>
          <bulkEditBar.Part selection={selection} tasks={selected} projectId={projectId} />
        </Suspense>
      )}
    </>
  )
}
