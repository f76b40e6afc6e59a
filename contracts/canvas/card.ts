import { z } from 'zod'
import { confidential } from '../confidential'
import { type Growth, growthOf } from '../growth'
import { taskFields } from '../tasks/task'
import { cents, colour, day, id, internalCode, isPlainAddress, line, text, wellFormed } from '../values'
import { riskAssessment } from './riskAssessment'

/** Every field of a card that can be set, except the e-mail to notify, which is personal data and kept apart. */
export const cardFields = {
  title: line(500),
  description: text(20_000),
  memberId: id.nullable(),
  plannedOn: day.nullable(),
  realizedOn: day.nullable(),
  concludedOn: day.nullable(),
  plannedCents: confidential(cents.nullable(), 'finance'),
  realizedCents: confidential(cents.nullable(), 'finance'),
  colour: colour.nullable(),
  link: z
    .url({ protocol: /^https?$/, error: 'link.invalid' })
    .max(2000)
    .refine(wellFormed, { error: 'text.malformed' })
    .nullable(),
  risk: confidential(riskAssessment.nullable(), 'risks'),
  /** The delivery group that this card belongs under: a card of the area of delivery groups. */
  baseCardId: id.nullable(),
  customFields: taskFields.customFields,
  /** Unique among the cards of a project, in any case. */
  internalCode: internalCode.nullable(),
}
/** Recorded links may have any form; new ones lead where their reader sees. */
export const askedCardFields = {
  ...cardFields,
  link: cardFields.link.refine((link) => link === null || isPlainAddress(link), { error: 'link.invalid' }),
}
export type CardField = keyof typeof cardFields
export const cardFieldNames = Object.keys(cardFields) as CardField[]

export const card = z.strictObject(cardFields)
export type CardFields = z.infer<typeof card>

/** The fields of a card in version 1 of the events that say all of them. */
type FirstCardFields = Pick<
  CardFields,
  | 'title'
  | 'description'
  | 'memberId'
  | 'plannedOn'
  | 'realizedOn'
  | 'concludedOn'
  | 'plannedCents'
  | 'realizedCents'
  | 'colour'
  | 'link'
  | 'risk'
  | 'baseCardId'
  | 'customFields'
>

/** What an older card has in each field that was added later. */
export const cardGrowth: Growth<FirstCardFields, CardFields> = growthOf<FirstCardFields>().and((card) => ({
  ...card,
  internalCode: null,
}))

/** What a card has where nobody said otherwise. */
export const defaultCard: Omit<CardFields, 'title'> = {
  description: '',
  memberId: null,
  plannedOn: null,
  realizedOn: null,
  concludedOn: null,
  plannedCents: null,
  realizedCents: null,
  colour: null,
  link: null,
  risk: null,
  baseCardId: null,
  customFields: [],
  internalCode: null,
}
