import { type Confidential, confidential, confidentialIn } from '@prumo/contracts/confidential'
import { commands, events, queries } from '@prumo/contracts/index'
import type { QueryContract } from '@prumo/contracts/query'
import { schemaParts } from '@prumo/contracts/schemaParts'
import { subscription } from '@prumo/contracts/subscription/index'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openMoneyIn } from './moneyLike'

/** What is called like an amount or a risk and is open all the same, by the end of its path, and why. */
const open: readonly [end: RegExp, why: string][] = [
  [/(^|\.)customFields\[\]\.value$/, 'what people write in words of their own is open with the task or the card'],
  [/=totalControl$/, 'a level of a right'],
  [/(^|\.)permissions(\{\}=risks|\.risks)$/, 'the right to see risks, and no risk'],
  [/(^|\.)(hidden|mayNotSee|features|leftOut)\[\]=risks$/, 'names the right that is missing'],
  [/(^|\.)(fields|lockedFields)\[\]=hourCents$/, 'which fields of a step are locked'],
  [/(^|\.)standardArea=(risks|cost|valueProposition|costStructure|revenueStreams)$/, 'which area of the canvas it is'],
  [/(^|\.)additionalField=values$/, 'what the cards of an area are asked for'],
  [/^(before\.)?value$/, 'what was filled in, or is to be, in a document: whoever sees the document sees it'],
  [/^sections\[\]\.fields\[\]\.value$/, 'what was filled in in a document'],
  [/^problems\[\]\.problem=valueMissing$/, 'that a field of a form is empty'],
  [/^items\[\]\.(message\.)?changes\[\]\.(before|after)\.value$/, 'of the action log: goes by what its event says'],
  [/^total$/, 'how many rows there are'],
  [/^quota$/, 'bytes'],
  [/(^|\.)(installmentId|installmentIds)(\[\])?$/, 'an id'],
  [/(^|\.)paidOn$/, 'a day'],
  [/(^|\.)state=paid$/, 'what has become of an installment, and no amount'],
  [/^sort=cents$/, 'in what order amounts stand, for whoever may see them all'],
  [/^installments$/, 'which installments, by their ids and days'],
  [/(^|\.)paymentMethod$/, 'in what way something is paid, and no amount'],
  [/(^|\.)(because|leftOut)=noHourValue$/, 'why a task is no part of a curve, and no value'],
  [/^missing\[\]=nothing(Earned|Spent)$/, 'why a figure has no value'],
  [/(^|\.)earned$/, 'work that is done: of cost, all of the curve is confidential'],
  [/^coverage\.total$/, 'how many tasks there are'],
  [/(^|\.)valueType$/, 'what a financial indicator counts, and no amount'],
  [/^((order|hidden)\[\]|cards\[\]\.card)=money$/, 'which card of a dashboard it is'],
  [/^entrySums$/, 'whether sums are asked for'],
]
/** What an organization pays for Prumo is no amount of a project: it is open to whoever sees its log, or pays. */
const ofPrumo = new Set(
  [subscription.events, subscription.commands, subscription.queries].flatMap((schemas) => Object.keys(schemas)),
)
const undeclared = (schemas: Record<string, z.ZodType>) =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      if (ofPrumo.has(name)) return []
      const found = openMoneyIn(schema).filter((path) => !open.some(([end]) => end.test(path)))
      return found.length > 0 ? [[name, found]] : []
    }),
  )
const of = (side: 'input' | 'output') =>
  Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, (query as QueryContract)[side]]))

describe('T9 an amount or a risk', () => {
  it.each([
    ['event', events],
    ['command', commands],
    ['question', of('input')],
    ['answer', of('output')],
  ])('stands in no %s without being confidential, or listed as open', (_, schemas) =>
    expect(undeclared(schemas as Record<string, z.ZodType>)).toEqual({}),
  )

  it('is listed as open only where there is one', () => {
    const everywhere = [events, commands, of('input'), of('output')].flatMap((schemas) =>
      Object.values(schemas as Record<string, z.ZodType>).flatMap((schema) => openMoneyIn(schema)),
    )
    expect(open.filter(([end]) => !everywhere.some((path) => end.test(path)))).toEqual([])
  })

  it.each([
    z.strictObject({ entries: z.array(z.strictObject({ plannedAmount: z.string() })) }),
    z.strictObject({ before: z.strictObject({ hourCents: z.int() }) }).partial(),
    z.strictObject({ item: z.enum(['pitch', 'budget']) }),
    z.strictObject({ columns: z.partialRecord(z.enum(['title', 'hourValue']), z.string()) }),
    z.strictObject({ sums: z.record(z.string(), z.int()) }),
    z.strictObject({ risk: z.strictObject({ level: z.string() }).nullable() }),
    z.union([z.string(), z.strictObject({ riskProbability: z.string() })]),
  ])('would be found, however deep and in whatever list of words: %#', (schema) =>
    expect(openMoneyIn(schema)).toHaveLength(1),
  )

  it('is found no more once it is declared', () =>
    expect(openMoneyIn(z.strictObject({ hourCents: confidential(z.int().nullable(), 'finance') }))).toEqual([]))
})

/** Where what is confidential stands, and what guards it; `…` where the value itself tells. */
function guardedIn(part: Confidential | undefined, path = ''): Record<string, string> {
  if (!part) return {}
  const { guard, items, fields } = part
  return {
    ...(guard && { [path]: typeof guard === 'string' ? guard : '…' }),
    ...(items && guardedIn(items, `${path}[]`)),
    ...Object.assign(
      {},
      ...Object.entries(fields).map(([name, field]) => guardedIn(field, `${path}${path && '.'}${name}`)),
    ),
  }
}
const register = (schemas: Record<string, z.ZodType>) =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const guarded = guardedIn(confidentialIn(schema))
      return Object.keys(guarded).length > 0 ? [[name, guarded]] : []
    }),
  )

const amounts = { plannedCents: 'finance', realizedCents: 'finance' }
const entry = { ...amounts, origin: 'finance', installments: 'finance' }
const within = (group: string) => (guarded: Record<string, string>) =>
  Object.fromEntries(Object.entries(guarded).map(([name, feature]) => [`${group}.${name}`, feature]))
const realized = { realizedCents: 'finance' }
const moved = { installments: 'finance', ...realized }
const [before, asSeen] = [within('before'), within('seen')]

describe('T9 what is confidential', () => {
  it('is exactly this in events, and in what was there before them', () =>
    expect(register(events)).toEqual({
      CardAdded: { ...amounts, risk: 'risks' },
      CardAmountsSet: { ...amounts, ...before(amounts) },
      CardRiskAssessed: { risk: 'risks', 'before.risk': 'risks' },
      CardDeleted: before({ ...amounts, risk: 'risks' }),
      TaskAdded: { hourCents: 'finance' },
      TaskHourValueSet: { hourCents: 'finance', 'before.hourCents': 'finance' },
      TaskDeleted: { 'before.hourCents': 'finance' },
      TaskRestored: { hourCents: 'finance' },
      EntryRecorded: entry,
      EntryChanged: { ...entry, ...before(entry) },
      EntryDeleted: before(entry),
      EntryRestored: { installments: 'finance' },
      InstallmentsPaid: { payments: 'finance', ...moved, ...before(moved) },
      InstallmentsCancelled: { installments: 'finance', ...realized, ...before(realized) },
      InstallmentsReopened: { ...moved, ...before({ payments: 'finance', ...moved }) },
      SignOffRequested: { content: '…' },
      ProjectFiguresTaken: { money: 'finance', risks: 'risks' },
    }))

  it('is exactly this in answers', () =>
    expect(register(of('output'))).toEqual({
      canvas: {
        'cards[].plannedCents': 'finance',
        'cards[].realizedCents': 'finance',
        'cards[].risk': 'risks',
      },
      card: { ...amounts, risk: 'risks' },
      task: { hourCents: 'finance' },
      baselineComparison: {
        'before.costCents': 'finance',
        'after.costCents': 'finance',
        'items[].before.costCents': 'finance',
        'items[].after.costCents': 'finance',
      },
      wbs: {
        notAllocated: 'finance',
        'rows[].costCents': 'finance',
        'rows[].ledger': 'finance',
        'rows[].ownLedger': 'finance',
        'whole.costCents': 'finance',
        'whole.ledger': 'finance',
      },
      installments: {
        'items[].cents': 'finance',
        'items[].discountCents': 'finance',
        'items[].fineCents': 'finance',
        'items[].interestCents': 'finance',
        'items[].paidCents': 'finance',
        'items[].plannedCents': 'finance',
        'items[].realizedCents': 'finance',
        realizedSums: 'finance',
        entrySums: 'finance',
        sums: 'finance',
      },
      listedEntries: {
        'items[].origin.items[].cents': 'finance',
        'items[].plannedCents': 'finance',
        'items[].refundedCents': 'finance',
      },
      ledgerTotals: { totals: 'finance' },
      monthTotals: { totals: 'finance' },
      moneyCurve: { points: 'finance', leftOut: 'finance', figures: 'finance' },
      moneyMonths: { months: 'finance', beyond: 'finance', leftOut: 'finance' },
      moneyByDelivery: { rows: 'finance', totals: 'finance' },
      moneyParts: { items: 'finance' },
      moneyCurveChanges: { items: 'finance' },
      costCurve: { curve: 'finance' },
      costCurveTasks: { items: 'finance' },
      costCurveChanges: { items: 'finance' },
      projectAnalysis: { 'projects[].money': 'finance', 'projects[].risks': 'risks' },
      projectHealth: { 'projects[].money': 'finance' },
      dashboardMonths: { money: 'finance' },
      dashboardToday: { dueInstallments: 'finance' },
      entry: { ...entry, settlements: 'finance', refunds: 'finance' },
      document: { 'sections[].fields[].embedded': '…', 'sections[].fields[].sinceRequest.was': '…' },
      signOff: { 'current.content': '…', 'lastAccepted.content': '…', 'since[].now': '…' },
    }))

  it('is asked to be written by these commands', () =>
    expect(register(commands)).toEqual({
      AddCard: { ...amounts, risk: 'risks' },
      ChangeCard: { ...amounts, risk: 'risks', ...asSeen({ ...amounts, risk: 'risks' }) },
      AddTask: { hourCents: 'finance' },
      AddOrChangeTask: { hourCents: 'finance' },
      ChangeTask: { hourCents: 'finance', ...asSeen({ hourCents: 'finance' }) },
      RecordEntry: entry,
      RepeatEntry: { plannedCents: 'finance', origin: 'finance' },
      PayInstallment: {
        cents: 'finance',
        interestCents: 'finance',
        fineCents: 'finance',
        discountCents: 'finance',
      },
      PayInstallments: { installments: 'finance' },
      CancelInstallments: { installments: 'finance' },
      ChangeEntry: { ...entry, ...asSeen(entry) },
    }))

  const shown = Object.entries(queries as Record<string, QueryContract>).filter(([, { output }]) =>
    confidentialIn(output),
  )

  it.each(shown)('is left out of an answer that says so, or the answer is refused: %s', (_, query) => {
    if (query.whole) return expect(unsaid(confidentialIn(query.output))).not.toEqual([])
    expect(unsaid(confidentialIn(query.output))).toEqual([])
    expect(unable(query.output)).toEqual([])
  })
})

/** What can be left out without anything around it that says so. */
function unsaid(part: Confidential | undefined, path = ''): string[] {
  if (!part || part.tells) return []
  return [
    ...(part.guard ? [path] : []),
    ...unsaid(part.items, `${path}[]`),
    ...Object.entries(part.fields).flatMap(([name, field]) => unsaid(field, `${path}.${name}`)),
  ]
}

/** What cannot be left out, because nothing may stand in its place. */
function unable(schema: z.ZodType, path = ''): string[] {
  const part = confidentialIn(schema)
  if (!part) return []
  if (part.guard) return schema.safeParse(null).success ? [] : [path]
  return schemaParts(schema).flatMap(([name, inner]) => unable(inner, `${path}.${name}`))
}
