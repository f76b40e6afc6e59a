import type { CanvasEvent } from '@prumo/contracts/canvas/canvas'
import { cardFieldNames, card as cardSchema } from '@prumo/contracts/canvas/card'
import type { By } from '@prumo/platform/decider'
import { equal } from '@prumo/platform/values/equal'
import { isByOthers, type Later, lastOf, refusedFor } from '../rules/later'
import { openFields } from '../rules/openFields'
import type { Reversals } from '../rules/undoRule'
import { valuesBack } from '../rules/valuesBack'
import type { Canvas, CanvasWork, Card, TaskUse } from './canvasState'
import { foldsBy } from './cardRules'
import { reverseAreas } from './reverseAreas'

export type CanvasReversals<Type extends CanvasEvent['type']> = Pick<Reversals<Canvas, CanvasWork, CanvasEvent>, Type>
type FieldEvent = keyof ReturnType<typeof foldsBy>

/** How every event of a project's canvases is taken back. */
export const reversals = (tasks: readonly TaskUse[]): CanvasReversals<CanvasEvent['type']> => ({
  ...reverseAreas,
  ...(foldsBy(fieldsBack(tasks)) as CanvasReversals<FieldEvent>),

  CardAdded: (data, canvas, { since, by }) => goneAgain({ data, reason: '', tasks }, canvas, since, by),
  CardRestored: (data, canvas, { since, by }) =>
    goneAgain({ data, reason: data.before.reason, tasks }, canvas, since, by),

  CardMoved: ({ projectId, cardId, before, ...set }, canvas, { since }) => {
    const { areaId } = standingCard(canvas, cardId, since)
    if (areaId === before.areaId) return []
    const last = lastOf(since, { cardId }, ({ data }) => 'areaId' in data)
    const outrun = areaId === set.areaId ? undefined : refusedFor('undo.changedSince', last, { fields: ['areaId'] })
    return [{ command: { type: 'PutCardBack', data: { projectId, cardId, ...before, tasks } }, as: 'MoveCard', outrun }]
  },

  CardReordered: ({ projectId, cardId, rank, before }, canvas, { since }) => {
    const { areaId, rank: now } = standingCard(canvas, cardId, since)
    if (now === before.rank) return []
    const last = lastOf(since, { cardId }, ({ data }) => 'rank' in data)
    const outrun = now === rank ? undefined : refusedFor('undo.changedSince', last, { fields: ['rank'] })
    return [
      {
        command: { type: 'PutCardBack', data: { projectId, cardId, areaId, ...before, tasks } },
        as: 'MoveCard',
        outrun,
      },
    ]
  },

  CardDeleted: ({ projectId, cardId, before: { areaId, rank } }) => [
    { command: { type: 'RestoreCard', data: { projectId, cardId, areaId } }, as: 'RestoreCard' },
    { command: { type: 'PutCardBack', data: { projectId, cardId, areaId, rank, tasks } }, as: 'MoveCard' },
  ],

  // What was notified before may be an address, which only its sealed event knows.
  CardNotificationMemberChosen: null,
  CardNotificationEmailSet: null,
  CardNotificationCleared: null,
})

/** The card that an action concerned. Where it is gone, whoever deleted it is named. */
function standingCard(canvas: Canvas, cardId: string, since: readonly Later[]): Card {
  const card = canvas.cards.get(cardId)
  if (card) return card
  throw refusedFor(
    'undo.deletedSince',
    lastOf(since, { cardId }, ({ type }) => type === 'CardDeleted'),
  )
}

type CardChange = { projectId: string; cardId: string; before: object }

const fieldsBack =
  (tasks: readonly TaskUse[]) =>
  ({ projectId, cardId, before, ...set }: CardChange, canvas: Canvas, { since }: { since: readonly Later[] }) => {
    const now = standingCard(canvas, cardId, since)
    const { values, outrun } = valuesBack({ record: { cardId }, set, before, now, since })
    if (Object.keys(values).length === 0) return []
    const data = { projectId, cardId, ...values, tasks }
    return [{ command: { type: 'ChangeCard' as const, data }, as: 'ChangeCard', outrun }]
  }

type Begun = { data: { projectId: string; cardId: string }; reason: string; tasks: readonly TaskUse[] }

/** A card that came goes again, unless somebody else has worked on it. */
function goneAgain({ data, reason, tasks }: Begun, canvas: Canvas, since: readonly Later[], by: By) {
  const { projectId, cardId, ...set } = data
  const card = canvas.cards.get(cardId)
  if (!card) return []
  const last = lastOf(since, { cardId }, (later) => isByOthers(later, by))
  const open = openFields(cardSchema, by)
  const fields = cardFieldNames.filter((name) => open.includes(name) && !equal(card[name], set[name as never]))
  const outrun = last && refusedFor('undo.changedSince', last, { fields })
  const command = { type: 'DeleteCard' as const, data: { projectId, cardId, reason, tasks } }
  return [{ command, as: 'DeleteCard' as const, outrun }]
}
