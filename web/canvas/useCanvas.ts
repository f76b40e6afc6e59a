import type { Answer, CommandOf } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useOptimisticQuery } from '../platform/server/useOptimisticQuery'
import { withMovedCard } from './canvasOrder'

export type Canvas = Answer<'canvas'>
type Move = Omit<CommandOf<'MoveCard'>['data'], 'projectId'>

/** A project's canvases, and how a card is moved on them. */
export function useCanvas(projectId: string) {
  const { t } = useTranslation()
  const { data, failure, retry, run } = useOptimisticQuery('canvas', { projectId })
  const move = (to: Move) => {
    const area = data?.areas.find(({ areaId }) => areaId === to.areaId)?.name
    const isThere = data?.cards.some(({ cardId, areaId }) => cardId === to.cardId && areaId === to.areaId)
    return run(
      'MoveCard',
      { projectId, ...to },
      (canvas) => ({ ...canvas, cards: withMovedCard(canvas.cards, to.cardId, to.areaId, to.beforeCardId) }),
      { ...(!isThere && { done: t('done.MoveCard', { area }) }), failed: t('canvas.moveFailed') },
    )
  }
  return { canvas: data, failure, retry, move }
}
