import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import { languages } from '../identity/signUpChoices'
import type { MessageOf } from '../message'
import type { SealedFields } from '../module'
import { seen } from '../seen'
import { undo } from '../undo'
import { email, id, line, text } from '../values'
import { area, areaFields, canvases, standardAreaNames } from './area'
import { askedCardFields, cardFields } from './card'

const inProject = { projectId: id }
const ofArea = { ...inProject, areaId: id }
const ofCard = { ...inProject, cardId: id }
const place = { areaId: id, rank: z.string() }
const { title, ...optional } = askedCardFields
const changes = z.strictObject(askedCardFields).partial().shape
/** Whom to tell about the card: somebody who takes part in the project, or anybody else by e-mail. */
const notificationEmail = email.nullable().optional()
const reason = text(500)

/** Commands about a project's canvas: its areas, and the cards in them. */
export const canvasCommands = {
  /** Puts the areas that the specification names into a canvas that has none. */
  LayOutCanvas: z.strictObject({ ...inProject, canvas: z.enum(canvases), language: z.enum(languages) }),
  /** One of the specification's (`standardArea`) only where this canvas has it no longer. */
  AddArea: z.strictObject({
    ...ofArea,
    canvas: z.enum(canvases),
    standardArea: z.enum(standardAreaNames).nullable().optional(),
    ...areaFields,
  }),
  ChangeArea: z.strictObject({ ...ofArea, ...area.partial().shape, seen: seen(areaFields) }),
  RemoveArea: z.strictObject(ofArea),

  AddCard: z.strictObject({
    ...ofCard,
    areaId: id,
    title,
    ...z.strictObject(optional).partial().shape,
    notificationEmail,
  }),
  ChangeCard: z.strictObject({ ...ofCard, ...changes, notificationEmail, seen: seen(cardFields) }),
  MoveCard: z.strictObject({ ...ofCard, areaId: id, beforeCardId: id.nullable() }),
  DeleteCard: z.strictObject({ ...ofCard, reason: line(500) }),
  /** Into this area: the one it was in, or another where that is gone. */
  RestoreCard: z.strictObject({ ...ofCard, areaId: id }),
  /** The rights that taking each of its changes back needs are asked for besides. */
  UndoCanvasAction: undo,
}

const edit = { of: 'project', feature: 'canvas', level: 'editOnly' } as const
const manage = { ...edit, only: 'manager' } as const

/** The need of each command. */
export const canvasNeeds = {
  LayOutCanvas: manage,
  AddArea: manage,
  ChangeArea: manage,
  RemoveArea: manage,
  AddCard: edit,
  ChangeCard: edit,
  MoveCard: edit,
  DeleteCard: edit,
  RestoreCard: edit,
  UndoCanvasAction: edit,
} as const satisfies Record<keyof typeof canvasCommands, Need>

const pick = (names: readonly (keyof typeof cardFields)[]) =>
  Object.fromEntries(names.map((name) => [name, cardFields[name]]))
/** What some fields of a card are now, and what they were. */
const changedCard = <Name extends keyof typeof cardFields>(...names: Name[]) =>
  z.strictObject({
    ...ofCard,
    ...(pick(names) as Pick<typeof cardFields, Name>),
    before: z.strictObject(pick(names) as Pick<typeof cardFields, Name>),
  })
/** The person of the project who was notified before. An e-mail address stays sealed in the event that set it. */
const notifiedBefore = z.strictObject({ notifiedId: id.nullable() })
const areaWhole = z.strictObject({
  canvas: z.enum(canvases),
  standardArea: z.enum(standardAreaNames).nullable(),
  ...areaFields,
})

/** The events. `before` holds the values that were replaced. */
export const canvasEvents = {
  /**
   * `standardArea` names the area of the specification, whatever its title. It is `null` for an area that people
   * added.
   */
  AreaAdded: event(z.strictObject({ ...ofArea, rank: z.string(), ...areaWhole.shape }), {
    of: 'areaId',
    begins: true,
    names: { kind: 'area', id: 'areaId', name: 'name' },
  }),
  AreaChanged: event(z.strictObject({ ...ofArea, ...area.partial().shape, before: area.partial() }), {
    of: 'areaId',
    names: { kind: 'area', id: 'areaId', name: 'name' },
  }),
  AreaRemoved: event(z.strictObject({ ...ofArea, before: areaWhole }), { of: 'areaId', ends: true }),

  CardAdded: event(z.strictObject({ ...ofCard, ...place, ...cardFields }), {
    of: 'cardId',
    begins: true,
    names: { kind: 'card', id: 'cardId', name: 'title' },
  }),
  CardMoved: event(z.strictObject({ ...ofCard, ...place, before: z.strictObject(place) }), { of: 'cardId' }),
  CardReordered: event(z.strictObject({ ...ofCard, rank: z.string(), before: z.strictObject({ rank: z.string() }) }), {
    of: 'cardId',
  }),
  CardRenamed: event(changedCard('title'), { of: 'cardId', names: { kind: 'card', id: 'cardId', name: 'title' } }),
  CardDescribed: event(changedCard('description'), { of: 'cardId' }),
  CardMemberChosen: event(changedCard('memberId'), { of: 'cardId' }),
  CardRescheduled: event(changedCard('plannedOn', 'realizedOn', 'concludedOn'), { of: 'cardId' }),
  CardAmountsSet: event(changedCard('plannedCents', 'realizedCents'), { of: 'cardId' }),
  CardColoured: event(changedCard('colour'), { of: 'cardId' }),
  CardLinked: event(changedCard('link'), { of: 'cardId' }),
  CardRiskAssessed: event(changedCard('risk'), { of: 'cardId' }),
  CardBaseChanged: event(changedCard('baseCardId'), { of: 'cardId' }),
  CardCustomFieldsChanged: event(changedCard('customFields'), { of: 'cardId' }),
  CardInternalCodeChanged: event(changedCard('internalCode'), { of: 'cardId' }),
  CardNotificationMemberChosen: event(z.strictObject({ ...ofCard, notifiedId: id, before: notifiedBefore }), {
    of: 'cardId',
  }),
  /**
   * An address outside the project, sealed under the key of `userId`. That is its owner if they are in the
   * organization, else the person who entered it.
   */
  CardNotificationEmailSet: event(
    z.strictObject({ ...ofCard, userId: id, email: email.nullable(), before: notifiedBefore }),
    { of: 'cardId' },
  ),
  CardNotificationCleared: event(z.strictObject({ ...ofCard, before: notifiedBefore }), { of: 'cardId' }),
  CardDeleted: event(z.strictObject({ ...ofCard, reason, before: z.strictObject({ ...place, ...cardFields }) }), {
    of: 'cardId',
    ends: true,
  }),
  CardRestored: event(z.strictObject({ ...ofCard, ...place, before: z.strictObject({ reason }) }), {
    of: 'cardId',
    begins: true,
  }),
}

/** What is sealed under the key of the person named by `userId`. */
export const canvasSealed = {
  CardNotificationEmailSet: { fields: ['email'], of: 'userId' },
} as const satisfies Partial<Record<keyof typeof canvasEvents, SealedFields>>

/** Codes of the refusals. */
export const canvasRefusals = [
  'area.unknown',
  'area.idTaken',
  'area.nameTaken',
  'area.standardElsewhere',
  'area.holdsCards',
  'area.classificationMissing',
  'card.unknown',
  'card.idTaken',
  'card.titleTaken',
  'card.internalCodeTaken',
  'card.memberUnknown',
  'card.riskMissing',
  'card.plannedOnMissing',
  'card.plannedCentsMissing',
  'card.baseUnknown',
  'card.baseCycle',
  'card.isBase',
  'card.hasTasks',
] as const

export type CanvasEvent = MessageOf<typeof canvasEvents>
export type CanvasCommand = MessageOf<typeof canvasCommands>
