import type { CommandType } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useOptimisticQuery } from '../../platform/server/useOptimisticQuery'
import { taskFailure } from '../taskFailure'
import type { WbsMove } from './wbsMoves'
import { withMove } from './withMove'

/** The work breakdown structure of a project, and how its parts are moved: shown at once, undone by the usual way. */
export function useWbs(projectId: string) {
  const { t } = useTranslation()
  const { data, failure, retry, run } = useOptimisticQuery('wbs', { projectId })

  /** `title`: what is moved. Returns whether it was. */
  const move = (to: WbsMove, title: string): Promise<boolean> => {
    const outcome = (type: CommandType) => ({
      done: t('wbs.moved', { title }),
      failed: t('wbs.moveFailed', { title }),
      explain: (refusal: Parameters<typeof taskFailure>[1]) => taskFailure(type, refusal),
    })
    const change = (answer: NonNullable<typeof data>) => withMove(answer, to)
    if (to.kind === 'regroup') {
      const { taskId, group: deliveryGroup } = to
      return run('ChangeTask', { projectId, taskId, deliveryGroup }, change, outcome('ChangeTask'))
    }
    const { cardId } = to
    if (to.kind === 'rebase')
      return run('ChangeCard', { projectId, cardId, baseCardId: to.baseCardId }, change, outcome('ChangeCard'))
    const { beforeCardId } = to
    const areaId = data?.areaId ?? ''
    return run('MoveCard', { projectId, areaId, cardId, beforeCardId }, change, outcome('MoveCard'))
  }
  return { wbs: data, failure, retry, move }
}
