import { breakDown } from '@prumo/contracts/tasks/breakDown'
import type { WbsLeaf } from '@prumo/contracts/tasks/wbsSums'
import type { WbsCard } from '@prumo/contracts/tasks/wbsTree'
import { movedBefore } from '../../platform/cards/cardOrder'
import type { WbsAnswer } from './wbsLines'
import type { WbsMove } from './wbsMoves'

type Row = WbsAnswer['rows'][number]

/** The structure as it will be after a move, with its codes and sums. */
export function withMove(answer: WbsAnswer, move: WbsMove): WbsAnswer {
  const cards = answer.rows.flatMap(({ cardId, title, parentId }): WbsCard[] =>
    cardId === null ? [] : [{ cardId, title, baseCardId: parentId }],
  )
  const titles = new Map(answer.rows.map(({ id, title }) => [id, title]))
  const groupOf = ({ id, parentId }: Row) =>
    move.kind === 'regroup' && move.taskId === id ? move.group : parentId && (titles.get(parentId) ?? null)
  const leaves = answer.rows.flatMap((row) => (row.kind === 'task' ? [leafOf(row, groupOf(row))] : []))
  const ofCards = new Map(
    answer.rows.flatMap(({ cardId, ownLedger }) => (cardId && ownLedger ? [[cardId, ownLedger] as const] : [])),
  )
  const { notAllocated } = answer
  return { ...answer, ...breakDown(withCards(cards, move), leaves, { ofCards, notAllocated }) }
}

function withCards(cards: readonly WbsCard[], move: WbsMove): readonly WbsCard[] {
  if (move.kind === 'regroup') return cards
  if (move.kind === 'rebase') {
    const { cardId, baseCardId } = move
    return cards.map((card) => (card.cardId === cardId ? { ...card, baseCardId } : card))
  }
  const card = cards.find(({ cardId }) => cardId === move.cardId)
  return card ? movedBefore(cards, ({ cardId }) => cardId, card, move.beforeCardId) : cards
}

const leafOf = (row: Row, deliveryGroup: string | null): WbsLeaf => ({
  taskId: row.id,
  title: row.title,
  deliveryGroup,
  startOn: row.startOn ?? '',
  endOn: row.endOn ?? '',
  workingDays: row.workingDays ?? 0,
  progress: row.progress ?? 0,
  isMilestone: row.isMilestone ?? false,
  estimatedMinutes: row.estimatedMinutes,
  realizedMinutes: row.realizedMinutes,
  costCents: row.costCents,
  ledger: row.ownLedger,
})
