import type { Licence } from '@prumo/contracts/access'
import { licences } from '@prumo/contracts/access'
import { type Plan, seatsOf } from '@prumo/contracts/organization/seats'
import { gateways } from '@prumo/contracts/subscription/gateways'
import type { Card } from '@prumo/contracts/subscription/payments'
import { openStates } from '@prumo/contracts/subscription/payments'
import {
  lessCredit,
  type Order,
  type Period,
  priceOf,
  projectLimitOf,
  type SoldPlan,
} from '@prumo/contracts/subscription/plans'
import { termsInForce } from '@prumo/contracts/subscription/termsInForce'
import type { Knex } from 'knex'
import { storage } from '../discussion/storage'
import type { Asker, Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { paymentsOf } from './paymentsOf'

type Row = {
  code: string
  plan: Plan
  period: Period | null
  seats: number | null
  currency: string | null
  startsAt: string | null
  endsAt: string
  accessEndsAt: string
  isCancelled: boolean
  booked: Order | null
  card: Card | null
  credit: number
  hasBilling: boolean
}
const kept = columns(
  'code',
  'plan',
  'period',
  'seats',
  'currency',
  'startsAt',
  'endsAt',
  'accessEndsAt',
  'isCancelled',
  'booked',
  'card',
  'credit',
  'hasBilling',
)

export const subscription: Query<'subscription'> = async (db, _, asker) => {
  const { actor, sales } = asker
  const row = await rowOf(db, actor.organizationId)
  const { hasBilling, card, credit, seats, currency, ...standing } = row
  const { used, quota } = await storage(db, {}, asker)
  return {
    ...standing,
    seats: seats ?? seatsOf(row.plan, 0).creator,
    next: nextCharge(row, asker),
    card: card && { brand: card.brand, lastFour: card.lastFour },
    credit: { cents: credit, currency: currency ?? 'BRL' },
    used: await licencesUsed(db, actor.organizationId),
    storage: { used, quota },
    projects: await projectsUsed(db, actor.organizationId, row.plan),
    prices: sales.prices,
    gateway: sales.gateway,
    methods: sales.gateway ? [...gateways[sales.gateway].methods] : [],
    leastCents: sales.gateway ? gateways[sales.gateway].leastCents : {},
    termsVersion: termsInForce.version,
    isEmailProven: await hasProvenEmail(db, actor.userId),
    hasBilling,
    underWay: await underWay(db, actor.organizationId),
  }
}

async function rowOf(db: Knex, organizationId: string): Promise<Row> {
  const row = await db('subscription_subscriptions').where('organization_id', organizationId).first<Row>(kept)
  if (!row) throw new Error('every organization has a subscription')
  return row
}

/** What the next period costs, by the prices of now and what is booked. */
function nextCharge(row: Row, { at, sales }: Asker) {
  const { period, seats, isCancelled, booked, credit, endsAt } = row
  const isRunning = Date.parse(row.accessEndsAt) > Date.parse(at)
  if (!period || seats === null || isCancelled || !isRunning) return null
  const order = booked ?? { plan: row.plan as SoldPlan, period, seats }
  const { cents } = lessCredit(priceOf(order, sales.prices), credit)
  return { cents, currency: row.currency ?? 'BRL', on: endsAt }
}

async function licencesUsed(db: Knex, organizationId: string): Promise<Record<Licence, number>> {
  const rows = await db('organization_users')
    .where('organization_id', organizationId)
    .groupBy('licence')
    .select<{ licence: Licence; count: string }[]>('licence', db.raw('count(*) as count'))
  const counts = new Map(rows.map(({ licence, count }) => [licence, Number(count)]))
  return Object.fromEntries(licences.map((licence) => [licence, counts.get(licence) ?? 0])) as Record<Licence, number>
}

async function projectsUsed(db: Knex, organizationId: string, plan: Plan) {
  const limit = projectLimitOf(plan)
  const rows = await db('projects_projects')
    .where('organization_id', organizationId)
    .whereIn('status', ['active', 'paused'])
    .count<{ count: string }[]>('*')
  return { used: Number(rows[0]?.count ?? 0), limit: Number.isFinite(limit) ? limit : null }
}

async function hasProvenEmail(db: Knex, userId: string): Promise<boolean> {
  const account = await db('identity_accounts')
    .where('user_id', userId)
    .first<{ proven: boolean } | undefined>({ proven: 'email_proven' })
  return account?.proven ?? false
}

/** What somebody began stands before what the system began. */
async function underWay(db: Knex, organizationId: string) {
  const open = await paymentsOf(db, organizationId).whereIn('state', openStates).orderBy('position', 'desc').limit(20)
  return open.find(({ purpose }) => purpose !== 'renew') ?? open[0] ?? null
}
