import { type CardField, cardFieldNames } from '@prumo/contracts/canvas/card'
import type { RiskAssessment } from '@prumo/contracts/canvas/riskAssessment'
import type { Answer, CommandOf } from '@prumo/contracts/index'
import type { Texts } from '../platform/drafts/formTexts'
import { moneyIn, moneyProblem, moneyText } from '../platform/formats/typedMoney'
import { codeProblem } from '../platform/forms/codeProblem'
import type { Fields } from '../platform/forms/formFields'
import { looksLikeEmail } from '../platform/forms/looksLikeEmail'

export type Card = Answer<'card'>
type Given = Omit<CommandOf<'AddCard'>['data'], 'projectId' | 'cardId' | 'areaId'>
/** How its amounts are written. */
type Manner = { readonly language: string; readonly currency: string | null }
type Read = { card: Given; errors: Record<string, string> }

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
export const riskParts = ['riskType', 'strategy', 'probability', 'impact', 'probabilityAfter', 'impactAfter'] as const
const days = ['plannedOn', 'realizedOn', 'concludedOn'] as const
const amounts = ['plannedCents', 'realizedCents'] as const

/** A card as its form holds it, and what is wrong with it: field → code. Missing fields are left out. */
export function cardIn(fields: Fields, inRisks: boolean, { language, currency }: Manner): Read {
  const { text, has } = fields
  const problemOf = (name: string) => moneyProblem(text(name), language, currency)
  const risk = Object.fromEntries(riskParts.map((part) => [part, text(part)])) as RiskAssessment
  // Whoever may not write risks has no such fields: the card keeps the assessment that it has.
  const assessed = has('riskType') && (inRisks || risk.riskType !== ('' as string))
  const read = {
    title: text('title').trim(),
    description: text('description'),
    memberId: orNull(text('memberId')),
    ...Object.fromEntries(days.map((name) => [name, orNull(text(name))])),
    ...Object.fromEntries(amounts.map((name) => [name, moneyIn(text(name), language, currency) ?? null])),
    colour: orNull(text('colour')),
    link: orNull(text('link')),
    riskType: assessed ? risk : null,
    baseCardId: orNull(text('baseCardId')),
    internalCode: orNull(text('internalCode')),
    notificationEmail: orNull(text('notificationEmail')),
  }
  const { riskType, ...rest } = Object.fromEntries(Object.entries(read).filter(([name]) => has(name)))
  const email = text('notificationEmail').trim()
  const wrongCode = codeProblem(text('internalCode'))
  return {
    card: { ...rest, ...(riskType !== undefined && { risk: riskType }) } as Given,
    errors: {
      ...(read.title === '' && { title: 'text.blank' }),
      ...Object.fromEntries(
        days.filter((name) => text(name) && !isDay(text(name))).map((name) => [name, 'day.invalid']),
      ),
      ...Object.fromEntries(
        amounts.flatMap((name) => {
          const problem = problemOf(name)
          return problem ? [[name, problem]] : []
        }),
      ),
      ...(text('link').trim() && !/^https?:\/\/\S+$/i.test(text('link').trim()) && { link: 'link.invalid' }),
      ...(wrongCode && { internalCode: wrongCode }),
      ...(email && !looksLikeEmail(email) && { notificationEmail: 'email.invalid' }),
      ...(assessed && Object.fromEntries(riskParts.filter((part) => !text(part)).map((part) => [part, 'text.blank']))),
    },
  }
}

/** How a card stands in its form: the texts of each field. */
export const textsOfCard = (card: Card, language: string): Texts => ({
  title: [card.title],
  description: [card.description],
  memberId: [card.memberId ?? ''],
  ...Object.fromEntries(days.map((name) => [name, [card[name] ?? '']])),
  ...Object.fromEntries(amounts.map((name) => [name, [moneyText(card[name], language)]])),
  colour: [card.colour ?? ''],
  link: [card.link ?? ''],
  ...Object.fromEntries(riskParts.map((part) => [part, [card.risk?.[part] ?? '']])),
  baseCardId: [card.baseCardId ?? ''],
  internalCode: [card.internalCode ?? ''],
  notificationEmail: [card.notificationEmail ?? ''],
})

/** What the form would change of a card. */
export function cardChanges(card: Card, given: Given): Partial<Given> {
  const names = [...cardFieldNames, 'notificationEmail'] as const satisfies readonly (CardField | 'notificationEmail')[]
  const changed = names.filter((name) => name in given && JSON.stringify(given[name]) !== JSON.stringify(card[name]))
  return Object.fromEntries(changed.map((name) => [name, given[name]]))
}
