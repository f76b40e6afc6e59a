import { firstInstant } from '@prumo/contracts/organization/firstInstant'
import { dayAt, type ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import { accessEndsAt } from '@prumo/contracts/subscription/grace'
import type { Prices } from '@prumo/contracts/subscription/plans'
import { dueToRenew } from '../../subscription/orderRules'
import { isOpen, type Opened, type Paid, type Payment, type Subscription } from '../../subscription/subscriptionState'
import { nextTry, renewalMethod, renewalsOf } from '../renewalTries'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** When letters about a day to come are sent: in the morning. */
const morningMs = 8 * hourMs
const daysBeforeTrialEnds = [7, 1] as const
const daysBeforeCharge = 3
/** So long it is still news what has happened. */
const newsMs = 7 * dayMs

type Money = { cents: number; currency: string }

/** What a letter tells. */
export type News =
  | { kind: 'trialEnds'; endsAt: string }
  | ({ kind: 'slipIssued'; paymentId: string; payableUntil: string | null; accessEndsAt: string } & Money)
  | ({ kind: 'cardCharged'; on: string; brand: string; lastFour: string } & Money)
  | { kind: 'renewalFailed'; method: string; nextTryAt: string | null; accessEndsAt: string }
  | { kind: 'accessEnded'; because: string; endedAt: string }
  | ({ kind: 'paid'; paymentId: string } & Money)

/**
 * A letter about a plan, whose name stands for it among all of its organization’s: it is sent once. Before and after
 * its time it makes no sense.
 */
export type PlanLetter = { name: string; from: string; until: string; news: News }

type Setting = { zones: ZonesInForce; prices: Prices }

/** The letters that a subscription brings with it as it stands, past and to come. */
export function planLetters(state: Subscription, setting: Setting): PlanLetter[] {
  if (!state) return []
  return [...ofTrial(state, setting), ...ofRenewal(state, setting), ...ofEnd(state), ...ofPayments(state)]
}

function ofTrial(state: Opened, { zones }: Setting): PlanLetter[] {
  const { endsAt } = state
  if (!isOnTrial(state)) return []
  const [first, last] = daysBeforeTrialEnds.map((days) => morningBefore(endsAt, days, zones)) as [string, string]
  const news = { kind: 'trialEnds', endsAt } as const
  return [
    { name: `trial 7 ${endsAt}`, from: first, until: last, news },
    { name: `trial 1 ${endsAt}`, from: last, until: endsAt, news },
  ]
}

function ofRenewal(state: Opened, setting: Setting): PlanLetter[] {
  const { paid } = state
  if (!paid || state.ended !== null || state.isCancelled) return []
  const renewed = { ...state, paid }
  const begun = renewalsOf(state)
  const slips = begun.filter((payment) => payment.method === 'slip' && isOpen(payment) && payment.reference !== null)
  return [...ofCard(renewed, begun, setting), ...slips.map((slip) => ofSlip(state, slip)), ...ofFailure(renewed, begun)]
}

function ofCard(state: Opened & { paid: Paid }, begun: readonly Payment[], setting: Setting): PlanLetter[] {
  const { card, endsAt, paid } = state
  const due = dueToRenew(state, setting.prices)
  if (!card || !due || renewalMethod(state) !== 'card' || begun.length > 0) return []
  const { brand, lastFour } = card
  const news = { kind: 'cardCharged', on: endsAt, brand, lastFour, cents: due.cents, currency: paid.currency } as const
  return [
    { name: `charge ${endsAt}`, from: morningBefore(endsAt, daysBeforeCharge, setting.zones), until: endsAt, news },
  ]
}

function ofSlip(state: Opened, { paymentId, attemptedAt, payableUntil, cents, currency }: Payment): PlanLetter {
  const until = accessEnd(state)
  const news = { kind: 'slipIssued', paymentId, payableUntil, accessEndsAt: until, cents, currency } as const
  return { name: `slip ${paymentId}`, from: attemptedAt, until, news }
}

/** What was refused, or not paid in time, where nothing goes on instead. */
function ofFailure(state: Opened & { paid: Paid }, begun: readonly Payment[]): PlanLetter[] {
  const last = begun.at(-1)
  if (!last || last.isReplaced || begun.some(isOpen) || !['refused', 'expired'].includes(last.state)) return []
  const until = accessEnd(state)
  const nextTryAt = nextTry(state)?.at ?? null
  const news = { kind: 'renewalFailed', method: last.method, nextTryAt, accessEndsAt: until } as const
  return [{ name: `failed ${last.paymentId}`, from: last.attemptedAt, until, news }]
}

function ofEnd({ ended, endedAt, endsAt, code, paid }: Opened): PlanLetter[] {
  // A plan that was paid goes on beyond its period, until it is said that it ended.
  if (paid && ended === null) return []
  const at = endedAt ?? endsAt
  const because = ended ?? (code.startsWith('TRIAL-') ? 'trial' : 'over')
  return [
    { name: `ended ${at}`, from: at, until: later(at, newsMs), news: { kind: 'accessEnded', because, endedAt: at } },
  ]
}

const ofPayments = ({ payments }: Opened): PlanLetter[] =>
  [...payments.values()].flatMap(({ paymentId, state, isFlagged, confirmedAt, cents, currency }) => {
    if (state !== 'paid' || isFlagged || confirmedAt === null || cents === 0) return []
    const news = { kind: 'paid', paymentId, cents, currency } as const
    return [{ name: `paid ${paymentId}`, from: confirmedAt, until: later(confirmedAt, newsMs), news }]
  })

const isOnTrial = ({ code, paid, ended }: Opened) => code.startsWith('TRIAL-') && paid === null && ended === null
const accessEnd = ({ endsAt }: Opened) => accessEndsAt({ endsAt, isRenewed: true })

/** In the morning so many days before the day that this instant is of, where the organization is. */
const morningBefore = (instant: string, days: number, zones: ZonesInForce) =>
  firstInstant(zones, dayAt(zones, instant), morningMs - days * dayMs)

const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()
