import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import type { Column } from '../platform/lists/Table'
import { ChoiceBox } from '../platform/selection/ChoiceBox'
import { useChosen } from '../platform/selection/chosen'
import { selectionGestures } from '../platform/selection/selectionGestures'
import { TickBox } from '../platform/selection/TickBox'
import { useSelection } from '../platform/selection/useSelection'
import { useAccess } from '../platform/session/useAccess'
import { useProjectRights } from '../projects/useProjectRights'
import { SelectedTasks } from './SelectedTasks'

/** What a list of tasks needs for several of them to be chosen, by whoever may edit tasks. */
export function useTaskChoice(tasks: readonly ListedTask[] | undefined, projectId: string | undefined) {
  const { t } = useTranslation()
  const mayHere = useProjectRights(projectId ?? '').can
  const mayAnywhere = useAccess()
  const mayChoose = (projectId ? mayHere : mayAnywhere)('tasks', 'editOnly')
  const ids = tasks?.map(({ taskId }) => taskId)
  const selection = useSelection(ids && [ids])
  const chosen = useChosen(selection)
  const all = tasks !== undefined && tasks.length > 0 && tasks.every(({ taskId }) => chosen.has(taskId))
  const chooseAll = () => (all ? selection.clear() : selection.chooseAllAround(ids?.[0] ?? ''))
  const column: Column<ListedTask> = {
    key: 'choice',
    name: t('bulk.chooseAll'),
    head: <TickBox label={t('bulk.chooseAll')} checked={all} onToggle={chooseAll} reachable />,
    width: '48px',
    cell: ({ taskId, title }) => <ChoiceBox id={taskId} label={t('bulk.choose', { title })} />,
  }
  return {
    selection,
    gestures: mayChoose ? selectionGestures(selection) : undefined,
    bar: <SelectedTasks selection={selection} tasks={tasks ?? []} inOrder={ids ?? []} projectId={projectId} />,
    columns: mayChoose ? [column] : [],
    isChosen: mayChoose ? ({ taskId }: ListedTask) => chosen.has(taskId) : undefined,
  }
}
