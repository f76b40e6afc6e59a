import type { CanvasArea, CanvasCard } from '@prumo/contracts/canvas/queries'
import type { GuardedFeature } from '@prumo/contracts/confidential'
import { showMoney } from '@prumo/contracts/formats/numbers'
import { showShortDay } from '../platform/formats/showShortDay'
import { lackingFields } from './lackingFields'

type Words = { hidden: readonly GuardedFeature[]; t: (key: string) => string; language: string; currency: string }

/** For each additional field that an area may ask for: what its cards say of it. */
const factsOf = {
  dates: ({ plannedOn, realizedOn }: CanvasCard, { t, language }: Words) => [
    plannedOn && `${t('canvas.planned')} ${showShortDay(plannedOn, language)}`,
    realizedOn && `${t('canvas.realized')} ${showShortDay(realizedOn, language)}`,
  ],
  values: ({ plannedCents, realizedCents }: CanvasCard, { t, language, currency }: Words) => [
    plannedCents !== null && `${t('canvas.planned')} ${showMoney(plannedCents, currency, language)}`,
    realizedCents !== null && `${t('canvas.realized')} ${showMoney(realizedCents, currency, language)}`,
  ],
}

/** What a card shows besides its title: the field that its area asks for or lacks, and the answer to a risk. */
export function cardFacts(card: CanvasCard, area: CanvasArea, words: Words): string[] {
  const { risk } = card
  const { additionalField } = area
  const facts = [
    ...lackingFields(card, area, words.hidden).map((name) => words.t(`canvas.lackingField.${name}`)),
    ...(additionalField ? factsOf[additionalField](card, words) : []),
    risk && `${words.t(`riskType.${risk.riskType}`)}: ${words.t(`riskStrategy.${risk.strategy}`)}`,
  ]
  return facts.flatMap((fact) => fact || [])
}
