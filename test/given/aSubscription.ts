import { bareOutcome, type Outcome } from '@prumo/command-service/subscription/outcome'
import { defaultPrices, type Order, priceOf } from '@prumo/contracts/subscription/plans'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'

const organizationId = '00000000-0000-4000-8000-0000000000c0'

/** The trial of an organization, until then. */
export const onTrial = (endsAt: string): SubscriptionEvent => ({
  type: 'TrialStarted',
  data: { organizationId, code: 'TRIAL-00000000', endsAt },
})

export const aBilling = {
  documentType: 'cnpj',
  document: '11222333000181',
  companyName: 'Construtora Horizonte Ltda.',
  municipalRegistration: 'Isenta',
  responsible: 'Ana Souza',
  responsibleDocument: '52998224725',
  email: 'financeiro@horizonte.example',
  postalCode: '01310100',
  city: 'São Paulo',
  stateCode: 'SP',
  neighborhood: 'Bela Vista',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '–',
  areaCode: '11',
  phone: '987654321',
  website: 'horizonte.example',
} as const

export const billed: SubscriptionEvent = {
  type: 'BillingDataSaved',
  data: { organizationId, billing: aBilling, before: null },
}

/** What a gateway says of a payment. */
export const outcomeOf = (state: Outcome['state'], more: Partial<Outcome> = {}): Outcome => ({
  ...bareOutcome(state),
  ...more,
})

export const pro: Order = { plan: 'pro', period: 'month', seats: 5 }
export const corporate = (seats: number): Order => ({ plan: 'corporate', period: 'month', seats })
export const priceNow = (order: Order): number => priceOf(order, defaultPrices)
