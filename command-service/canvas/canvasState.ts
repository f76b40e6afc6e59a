import type { AreaFields, CanvasName, StandardArea } from '@prumo/contracts/canvas/area'
import type { CanvasCommand, CanvasEvent } from '@prumo/contracts/canvas/canvas'
import type { CardFields } from '@prumo/contracts/canvas/card'
import type { TaskFields } from '@prumo/contracts/tasks/task'
import type { By } from '@prumo/platform/decider'
import { Map as PersistentMap } from 'immutable'
import { compareRanks } from '../rules/order'
import type { Action } from '../rules/undoRule'

export type Area = AreaFields & { canvas: CanvasName; standardArea: StandardArea | null; rank: string }
/** Whom a card is to notify: somebody of the project, or an address that somebody (`userId`) enters. */
export type Notified = { notifiedId: string } | { userId: string; email: string } | null
/**
 * The person or address to notify. An address is kept only in its sealed event: in memory it would outlive the key
 * that seals it.
 */
export type Notifying = { notifiedId: string } | 'address' | null
export type Card = CardFields & {
  areaId: string
  rank: string
  notified: Notifying
  /** Tasks name delivery groups and requirements as they were called at the time. */
  formerTitles: readonly string[]
}

/** A project's canvases. What was deleted is kept as it was, to be restored. */
export type Canvas = {
  areas: PersistentMap<string, Area>
  cards: PersistentMap<string, Card>
  deleted: PersistentMap<string, Card & { reason: string }>
}
export const emptyCanvas: Canvas = { areas: PersistentMap(), cards: PersistentMap(), deleted: PersistentMap() }

/** The cards of an area in their order, with their ids. */
export const cardsIn = ({ cards }: Canvas, areaId: string): [string, Card][] =>
  [...cards.filter((card) => card.areaId === areaId)].sort(([, first], [, second]) =>
    compareRanks(first.rank, second.rank),
  )

/** The areas of a canvas in their order, with their ids. */
export const areasOf = ({ areas }: Canvas, name: CanvasName): [string, Area][] =>
  [...areas.filter(({ canvas }) => canvas === name)].sort(([, first], [, second]) =>
    compareRanks(first.rank, second.rank),
  )

/** The areas that a canvas is laid out with. */
export type LayOutAreas = {
  type: 'LayOutAreas'
  data: {
    projectId: string
    canvas: CanvasName
    areas: readonly (AreaFields & { areaId: string; standardArea: StandardArea })[]
  }
}
/** What a canvas takes over from another project's: all has its id and its rank already, so it is laid out in parts. */
export type CanvasContent = {
  areas: readonly (Area & { areaId: string })[]
  cards: readonly (CardFields & { cardId: string; areaId: string; rank: string })[]
}
/** One part of a canvas that is copied: what stands already is passed over. */
type LayOutCanvasPart = { type: 'LayOutCanvasPart'; data: { projectId: string } & CanvasContent }
/** What a task of the project's plan uses: its cards must not vanish from under it. */
export type TaskUse = Pick<TaskFields, 'assigneeId' | 'deliveryGroup' | 'requirements'>

type DataOf<Type extends CanvasCommand['type']> = Extract<CanvasCommand, { type: Type }>['data']
type WithNotified<Type extends 'AddCard' | 'ChangeCard'> = Omit<DataOf<Type>, 'notificationEmail'> & {
  notified?: Notified
}
/** `tasks`: what may use the card, and so keeps it where it is. */
type WithTasks = { tasks: readonly TaskUse[] }
/** Puts a card back to a rank, or the next free one. */
type PutCardBack = {
  type: 'PutCardBack'
  data: { projectId: string; cardId: string; areaId: string; rank: string } & WithTasks
}
/** Every command but the one that takes others back. */
export type CanvasWork =
  | Exclude<
      CanvasCommand,
      { type: 'LayOutCanvas' | 'AddCard' | 'ChangeCard' | 'MoveCard' | 'DeleteCard' | 'UndoCanvasAction' }
    >
  | PutCardBack
  | LayOutAreas
  | LayOutCanvasPart
  | { type: 'AddCard'; data: WithNotified<'AddCard'> }
  | { type: 'ChangeCard'; data: WithNotified<'ChangeCard'> & WithTasks }
  | { type: 'MoveCard'; data: DataOf<'MoveCard'> & WithTasks }
  | { type: 'DeleteCard'; data: DataOf<'DeleteCard'> & WithTasks }
/** What was done, and since. */
type UndoCanvasAction = {
  type: 'UndoCanvasAction'
  data: { projectId: string; action: Action<CanvasEvent> } & WithTasks
}
export type CanvasDeciderCommand = CanvasWork | UndoCanvasAction

/** The part of the decider's table that concerns some of its commands. */
export type Rules<Type extends CanvasDeciderCommand['type']> = {
  [T in Type]: (data: Extract<CanvasDeciderCommand, { type: T }>['data'], canvas: Canvas, by: By) => CanvasEvent[]
}
export type Folds<Type extends CanvasEvent['type']> = {
  [T in Type]: (data: Extract<CanvasEvent, { type: T }>['data'], canvas: Canvas) => Canvas
}
