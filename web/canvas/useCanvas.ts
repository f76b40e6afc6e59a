import type { Answer, CommandOf } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { send, useQuery } from '../platform/api'
import type { Failure } from '../platform/failure'
import { useToasts } from '../platform/useToasts'
import { withMovedCard } from './canvasOrder'

export type Canvas = Answer<'canvas'>
type Move = Omit<CommandOf<'MoveCard'>['data'], 'projectId'>

/** A project's canvases, and how a card is moved on them: shown at once, put back with the reason when it is refused. */
export function useCanvas(projectId: string) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { data, error, mutate } = useQuery('canvas', { projectId })

  const move = async ({ cardId, areaId, beforeCardId }: Move): Promise<boolean> => {
    const change = (canvas: Canvas | undefined) =>
      canvas && { ...canvas, cards: withMovedCard(canvas.cards, cardId, areaId, beforeCardId) }
    try {
      await mutate(
        async (canvas) => {
          await send('MoveCard', { projectId, cardId, areaId, beforeCardId })
          return change(canvas)
        },
        { optimisticData: (canvas) => change(canvas) as Canvas, rollbackOnError: true, revalidate: true },
      )
      return true
    } catch (error) {
      toasts.failed(error as Failure, t('canvas.moveFailed'))
      return false
    }
  }

  return { canvas: data, failure: error, retry: () => void mutate(), move }
}
