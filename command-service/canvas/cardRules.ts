import type { CanvasEvent } from '@prumo/contracts/canvas/canvas'
import {
  type CardField,
  type CardFields,
  cardFieldNames,
  card as cardSchema,
  defaultCard,
} from '@prumo/contracts/canvas/card'
import { sameName } from '@prumo/contracts/sameName'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { generateKeyBetween } from 'fractional-indexing'
import { fieldChanges } from '../rules/fieldChanges'
import { openFields } from '../rules/openFields'
import { gapBefore, isInGap } from '../rules/order'
import { refuseOutrun } from '../rules/refuseOutrun'
import { takesPart } from '../rules/takesPart'
import { knownArea } from './areaRules'
import { type Canvas, type Card, cardsIn, type Folds, type Notified, type Notifying, type Rules } from './canvasState'
import { mayBeBase, refuseBadBase, refuseHeldBase } from './deliveryGroups'
import { refuseLacking } from './refuseLacking'
import { refuseOtherMember, refuseUsedByTasks } from './usedByTasks'

type Commands = 'AddCard' | 'ChangeCard' | 'MoveCard' | 'DeleteCard' | 'RestoreCard'

/** The event of each field of a card. */
const eventOfField = {
  title: 'CardRenamed',
  description: 'CardDescribed',
  memberId: 'CardMemberChosen',
  plannedOn: 'CardRescheduled',
  realizedOn: 'CardRescheduled',
  concludedOn: 'CardRescheduled',
  plannedCents: 'CardAmountsSet',
  realizedCents: 'CardAmountsSet',
  colour: 'CardColoured',
  link: 'CardLinked',
  risk: 'CardRiskAssessed',
  baseCardId: 'CardBaseChanged',
  customFields: 'CardCustomFieldsChanged',
  internalCode: 'CardInternalCodeChanged',
} as const satisfies Record<CardField, CanvasEvent['type']>
type FieldEvent = (typeof eventOfField)[CardField]
const { eventsOf, foldsBy } = fieldChanges<CardField, FieldEvent>(eventOfField)

export { foldsBy }

export const cardRules: Rules<Commands> = {
  AddCard: ({ projectId, cardId, areaId, notified = null, ...given }, canvas, by) => {
    const fields: CardFields = { ...defaultCard, ...(given as Partial<CardFields> & { title: string }) }
    const existing = canvas.cards.get(cardId)
    const isSame =
      existing?.areaId === areaId && openFields(cardSchema, by).every((name) => equal(fields[name], existing[name]))
    if (isSame && equal(kindOf(notified), existing.notified)) return []
    if (existing || canvas.deleted.has(cardId)) throw new Refused('card.idTaken')
    refuseBadPlace(canvas, areaId, fields)
    refuseBadFields(canvas, cardId, fields, cardFieldNames, by)
    refuseLacking(knownArea(canvas, areaId), fields, undefined, by)
    return [
      { type: 'CardAdded', data: { projectId, cardId, areaId, rank: rankBehind(canvas, areaId), ...fields } },
      ...notifiedEvents(projectId, cardId, null, notified),
    ]
  },

  ChangeCard: ({ projectId, cardId, notified, seen, tasks, ...changes }, canvas, by) => {
    const card = knownCard(canvas, cardId)
    const fields = { ...fieldsOf(card), ...changes } as CardFields
    const changed = changedFields(card, fields)
    refuseOutrun(card, changes, seen)
    if (changed.length > 0) refuseBadPlace(canvas, card.areaId, fields)
    if (changed.includes('memberId')) refuseOtherMember(canvas, cardId, card, tasks)
    refuseBadFields(canvas, cardId, fields, changed, by)
    refuseLacking(knownArea(canvas, card.areaId), fields, card, by)
    return [
      ...eventsOf<CanvasEvent>({ projectId, cardId }, card, fields),
      ...(notified === undefined ? [] : notifiedEvents(projectId, cardId, card.notified, notified)),
    ]
  },

  MoveCard: ({ projectId, cardId, areaId, beforeCardId, tasks }, canvas, by) => {
    const card = knownCard(canvas, cardId)
    knownArea(canvas, areaId)
    if (beforeCardId !== null && canvas.cards.get(beforeCardId)?.areaId !== areaId) throw new Refused('card.unknown')
    const others = cardsIn(canvas, areaId).filter(([id]) => id !== cardId)
    const place = gapBefore(others, beforeCardId === cardId ? null : beforeCardId)
    if (areaId === card.areaId) {
      if (isInGap(card.rank, place)) return []
      const before = { rank: card.rank }
      return [{ type: 'CardReordered', data: { projectId, cardId, rank: generateKeyBetween(...place), before } }]
    }
    refuseBadPlace(canvas, areaId, asOpen(card, by))
    refuseHeldBase(canvas, cardId, areaId)
    refuseUsedByTasks(canvas, cardId, card, tasks)
    const before = { areaId: card.areaId, rank: card.rank }
    return [{ type: 'CardMoved', data: { projectId, cardId, areaId, rank: generateKeyBetween(...place), before } }]
  },

  DeleteCard: ({ projectId, cardId, reason, tasks }, canvas) => {
    if (canvas.deleted.has(cardId)) return []
    const card = knownCard(canvas, cardId)
    refuseHeldBase(canvas, cardId)
    refuseUsedByTasks(canvas, cardId, card, tasks)
    const before = { areaId: card.areaId, rank: card.rank, ...fieldsOf(card) }
    return [{ type: 'CardDeleted', data: { projectId, cardId, reason, before } }]
  },

  RestoreCard: ({ projectId, cardId, areaId }, canvas, by) => {
    if (canvas.cards.has(cardId)) return []
    const card = canvas.deleted.get(cardId)
    if (!card) throw new Refused('card.unknown')
    refuseBadPlace(canvas, areaId, areaId === card.areaId ? card : asOpen(card, by))
    refuseTakenTitle(canvas, card.title, cardId)
    refuseTakenCode(canvas, card.internalCode, cardId)
    const before = { reason: card.reason }
    return [
      { type: 'CardRestored', data: { projectId, cardId, areaId, rank: rankBehind(canvas, areaId), before } },
      ...eventsOf<CanvasEvent>({ projectId, cardId }, card, { ...card, ...lostSince(canvas, cardId, card, by) }),
    ]
  },
}

type NotifiedEvent = 'CardNotificationMemberChosen' | 'CardNotificationEmailSet' | 'CardNotificationCleared'
type PlaceEvent = 'CardAdded' | 'CardMoved' | 'CardReordered' | 'CardDeleted' | 'CardRestored'

const withCard = (canvas: Canvas, cardId: string, change: Partial<Card>): Canvas => {
  const card = canvas.cards.get(cardId)
  return card ? { ...canvas, cards: canvas.cards.set(cardId, { ...card, ...change }) } : canvas
}

const changeFold = (
  { cardId, projectId: _, before: __, ...changed }: { cardId: string; projectId: string; before: object },
  canvas: Canvas,
) => withCard(canvas, cardId, changed as Partial<Card>)

export const cardFolds: Folds<FieldEvent | PlaceEvent | NotifiedEvent> = {
  ...foldsBy(changeFold),
  CardAdded: ({ projectId: _, cardId, ...card }, canvas) => ({
    ...canvas,
    cards: canvas.cards.set(cardId, { ...card, notified: null, formerTitles: [] }),
  }),
  CardRenamed: ({ cardId, title, before }, canvas) => {
    const formerTitles = [...(canvas.cards.get(cardId)?.formerTitles ?? []), before.title]
    return withCard(canvas, cardId, { title, formerTitles })
  },
  CardMoved: changeFold,
  CardReordered: changeFold,
  CardNotificationMemberChosen: ({ cardId, notifiedId }, canvas) =>
    withCard(canvas, cardId, { notified: { notifiedId } }),
  CardNotificationEmailSet: ({ cardId }, canvas) => withCard(canvas, cardId, { notified: 'address' }),
  CardNotificationCleared: ({ cardId }, canvas) => withCard(canvas, cardId, { notified: null }),
  CardDeleted: ({ cardId, reason }, canvas) => {
    const card = canvas.cards.get(cardId)
    if (!card) return canvas
    return {
      ...canvas,
      cards: canvas.cards.delete(cardId),
      deleted: canvas.deleted.set(cardId, { ...card, reason }),
    }
  },
  CardRestored: ({ cardId, areaId, rank }, canvas) => {
    const kept = canvas.deleted.get(cardId)
    if (!kept) return canvas
    const { reason: _, ...card } = kept
    return {
      ...canvas,
      cards: canvas.cards.set(cardId, { ...card, areaId, rank }),
      deleted: canvas.deleted.delete(cardId),
    }
  },
}

export function knownCard({ cards }: Canvas, cardId: string): Card {
  const card = cards.get(cardId)
  if (!card) throw new Refused('card.unknown')
  return card
}

const fieldsOf = (card: CardFields) =>
  Object.fromEntries(cardFieldNames.map((name) => [name, card[name]])) as CardFields

/** A card as the sender may see it. A rule that read more would reveal it by its answer. */
export const asOpen = (card: Card, by: By): CardFields => {
  const open = openFields(cardSchema, by)
  return Object.fromEntries(cardFieldNames.map((name) => [name, open.includes(name) ? card[name] : null])) as CardFields
}

const rankBehind = (canvas: Canvas, areaId: string) =>
  generateKeyBetween(cardsIn(canvas, areaId).at(-1)?.[1].rank ?? null, null)

export function refuseBadPlace(canvas: Canvas, areaId: string, { risk }: CardFields) {
  const area = knownArea(canvas, areaId)
  if (area.standardArea === 'risks' && risk === null) throw new Refused('card.riskMissing', { area: area.name })
}

function refuseBadFields(
  canvas: Canvas,
  cardId: string,
  { title, memberId, baseCardId, internalCode }: CardFields,
  changed: readonly CardField[],
  { project }: By,
) {
  const isNew = (field: CardField) => changed.includes(field)
  if (isNew('title')) refuseTakenTitle(canvas, title, cardId)
  if (isNew('internalCode')) refuseTakenCode(canvas, internalCode, cardId)
  if (isNew('memberId') && memberId && !takesPart(project, memberId)) throw new Refused('card.memberUnknown')
  if (isNew('baseCardId') && baseCardId) refuseBadBase(canvas, cardId, baseCardId)
}

function refuseTakenTitle({ cards }: Canvas, title: string, except: string) {
  if (cards.some((card, id) => id !== except && sameName(card.title, title)))
    throw new Refused('card.titleTaken', { card: title.trim() })
}

function refuseTakenCode({ cards }: Canvas, code: string | null, except: string) {
  const holder = code === null ? undefined : cards.find((card, id) => id !== except && hasCode(card, code))
  if (holder) throw new Refused('card.internalCodeTaken', { card: holder.title })
}

const hasCode = ({ internalCode }: Card, code: string) => internalCode !== null && sameName(internalCode, code)

/** What a deleted card named and is no longer there: the member has left, the delivery group is gone. */
function lostSince(
  canvas: Canvas,
  cardId: string,
  { memberId, baseCardId }: Card,
  { project }: By,
): Partial<CardFields> {
  return {
    ...(memberId && !takesPart(project, memberId) && { memberId: null }),
    ...(baseCardId && !mayBeBase(canvas, cardId, baseCardId) && { baseCardId: null }),
  }
}

const changedFields = (card: CardFields, changes: CardFields) =>
  cardFieldNames.filter((field) => !equal(changes[field], card[field]))

const kindOf = (notified: Notified): Notifying => (notified && 'email' in notified ? 'address' : notified)

function notifiedEvents(projectId: string, cardId: string, before: Notifying, now: Notified): CanvasEvent[] {
  // Only its sealed event knows the present address, so an entered address always counts as a change.
  if (kindOf(now) !== 'address' && equal(before, now)) return []
  const recordedBefore = { notifiedId: before && before !== 'address' ? before.notifiedId : null }
  const data = { projectId, cardId, before: recordedBefore }
  if (now === null) return [{ type: 'CardNotificationCleared', data }]
  return 'notifiedId' in now
    ? [{ type: 'CardNotificationMemberChosen', data: { ...data, ...now } }]
    : [{ type: 'CardNotificationEmailSet', data: { ...data, ...now } }]
}
