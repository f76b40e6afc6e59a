import { showDay } from '@prumo/contracts/formats/days'
import { showInstant } from '@prumo/contracts/formats/instants'
import { showMoney } from '@prumo/contracts/formats/numbers'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import type { Letter } from '@prumo/platform/mail/mail'
import { english } from './english'
import type { News } from './planLetters'
import { portuguese } from './portuguese'

/** To whom, in which language and zones, and where the product is. */
type Addressed = { to: string; language: Language; zones: ZonesInForce; publicUrl: string }

/** How amounts, instants and addresses stand in a letter. */
type Written = {
  money(of: { cents: number; currency: string }): string
  instant(at: string): string
  day(day: string): string
  plans: string
  checkout: string
  payment(paymentId: string): string
}

/** The subject, and the paragraphs. */
type Text = { subject: string; paragraphs: string[] }
export type LetterTexts = {
  [Kind in News['kind']]: (news: Extract<News, { kind: Kind }>, written: Written, way: PaymentWay | null) => Text
}

const texts: Record<Language, LetterTexts> = { 'pt-BR': portuguese, en: english }

/** A letter about a plan. `way`: how a slip is paid. */
export function mailOfPlan({ to, language, zones, publicUrl }: Addressed, news: News, way: PaymentWay | null): Letter {
  const written: Written = {
    money: ({ cents, currency }) => showMoney(cents, currency, language),
    instant: (at) => showInstant(at, language, zones),
    day: (day) => showDay(day, language),
    plans: `${publicUrl}/plans`,
    checkout: `${publicUrl}/checkout`,
    payment: (paymentId) => `${publicUrl}/payment-history?open=${paymentId}`,
  }
  const write = texts[language][news.kind] as (news: News, written: Written, way: PaymentWay | null) => Text
  const { subject, paragraphs } = write(news, written, way)
  return { to, subject: `Prumo: ${subject}`, text: `${paragraphs.join('\n\n')}\n` }
}
