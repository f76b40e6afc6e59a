/** What the canvas shows of a card (`canvas_cards as c`). */
import { columnsOf } from '../reading/columns'
export const cardColumns = columnsOf(
  'c',
  'cardId',
  'areaId',
  'rank',
  'title',
  'colour',
  'memberId',
  'risk',
  'plannedOn',
  'realizedOn',
  'concludedOn',
  'plannedCents',
  'realizedCents',
)
