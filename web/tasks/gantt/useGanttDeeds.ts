import { showDay } from '@prumo/contracts/formats/days'
import type { CommandOf } from '@prumo/contracts/index'
import type { LinkKind } from '@prumo/contracts/schedule/link'
import { withPredecessors } from '@prumo/contracts/tasks/dependency'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { pick } from '../../platform/drafts/pick'
import { useOptimisticQuery } from '../../platform/server/useOptimisticQuery'
import { useLanguage } from '../../platform/texts/useLanguage'
import { taskFailure } from '../taskFailure'
import { predecessorIdsOf } from './dependencyNumbers'

export type GanttChange = Partial<Pick<TaskCard, 'title' | 'startOn' | 'endOn' | 'assigneeId'>> & {
  predecessorIds?: string[]
}
type Link = { from: string; to: string; kind: LinkKind }

/** What a chart changes in its plan: shown at once, and taken back with the reason if it is refused. */
export function useGanttDeeds(projectId: string) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { run } = useOptimisticQuery('board', { projectId })

  const change = (task: TaskCard, changes: GanttChange) => {
    const { taskId } = task
    const { startOn = '', endOn } = changes
    const shown = { ...task, predecessorIds: predecessorIdsOf(task) }
    const seen = pick(shown, Object.keys(changes)) as CommandOf<'ChangeTask'>['data']['seen']
    void run(
      'ChangeTask',
      { projectId, taskId, ...changes, seen },
      (board) => ({
        ...board,
        tasks: board.tasks.map((each) => (each.taskId === taskId ? withChanges(each, changes) : each)),
      }),
      {
        done:
          endOn && startOn > task.endOn ? t('task.endMoved', { day: showDay(endOn, language) }) : t('done.ChangeTask'),
        failed: t('gantt.changeFailed'),
        about: taskId,
        explain: (refusal) => taskFailure('ChangeTask', refusal),
      },
    )
  }

  const link = ({ from: predecessorId, to: taskId, kind }: Link) => {
    const dependency = { predecessorId, kind, lag: 0 }
    const withLink = (task: TaskCard): TaskCard => {
      const { dependencies = [] } = task
      const isThere = dependencies.some((each) => each.predecessorId === predecessorId && each.kind === kind)
      return isThere ? task : { ...task, dependencies: [...dependencies, dependency] }
    }
    void run(
      'AddDependency',
      { projectId, taskId, ...dependency },
      (board) => ({
        ...board,
        tasks: board.tasks.map((each) => (each.taskId === taskId ? withLink(each) : each)),
      }),
      {
        done: t('done.AddDependency'),
        failed: t('gantt.linkFailed'),
        explain: (refusal) => taskFailure('AddDependency', refusal),
      },
    )
  }
  return { change, link }
}

function withChanges(task: TaskCard, { predecessorIds, ...changes }: GanttChange): TaskCard {
  if (!predecessorIds) return { ...task, ...changes }
  const { dependencies: former = [], ...rest } = task
  const dependencies = withPredecessors(former, predecessorIds)
  return { ...rest, ...changes, ...(dependencies.length > 0 && { dependencies: [...dependencies] }) }
}
