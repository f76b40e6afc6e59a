import type { LedgerWork } from '@prumo/command-service/finance/ledgerState'
import { entries } from '@prumo/projections/finance/entries'
import type { Row } from '@prumo/projections/projection'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  accepted,
  aLedger,
  ana,
  cancel,
  change,
  entryId,
  first,
  five,
  forty,
  pay,
  record,
  sixty,
  step,
  type Who,
} from './toldLedger'

type ToldLedger = ReturnType<typeof aLedger>

/** The row of the entry, as the read model folds what was recorded. */
const rowOf = (ledger: ToldLedger): Row | null =>
  ledger
    .events()
    .reduce<Row | null>(
      (row, event) => entries.on[event.type]?.(row, event.data as never, event as never, entryId) ?? row,
      null,
    )

/** What rules and read model know alike: what was realized, whether a person said so, and what is settled. */
const ofRules = (ledger: ToldLedger) => {
  const { realizedCents, lists: [filled, , payments, cancelled] = [] } = ledger.entry() ?? {}
  const isSaid = realizedCents !== null && !filled?.includes('"realizedCents"')
  return [realizedCents, isSaid, payments?.length, cancelled?.length]
}
const ofRow = (ledger: ToldLedger) => {
  const { realizedCents, realizedSaid, paidCount, cancelledCount } = rowOf(ledger) ?? {}
  return [realizedCents, realizedSaid, paidCount, cancelledCount]
}

const more = { ...forty, cents: 60_00 }
const less = { ...forty, cents: 1_00 }
const saying = (installments: (typeof sixty)[], realizedCents?: number | null): LedgerWork => {
  const plannedCents = installments.reduce((sum, { cents }) => sum + cents, 0)
  return change({ plannedCents, installments, ...(realizedCents !== undefined && { realizedCents }) })
}

it('FIN-10 an amount like that of the payments is said by a person while something stays open', () => {
  const ledger = aLedger()
  ledger.does(record)
  ledger.does(pay(first, 60_00))
  ledger.does(saying([sixty, more], 60_00))
  expect(ofRow(ledger)).toEqual([60_00, true, 1, 0])
})

it('FIN-10 nothing is said by a person as well, where nothing was paid', () => {
  const ledger = aLedger()
  ledger.does(record)
  ledger.does(saying([sixty, more], 0))
  expect(ofRow(ledger)).toEqual([0, true, 0, 0])
  ledger.does(cancel(sixty))
  ledger.does(change({ realizedCents: null }))
  ledger.does(saying([sixty], 0))
  expect(ofRow(ledger)).toEqual([0, true, 0, 1])
})

it('FIN-10 no person says it where the last open installment is taken out', () => {
  const ledger = aLedger()
  ledger.does(record)
  ledger.does(pay(first, 60_00))
  ledger.does(saying([sixty]))
  expect(ofRow(ledger)).toEqual([60_00, false, 1, 0])
})

const others = fc.constantFrom<[LedgerWork, Who]>(
  [saying([sixty, more], 60_00), ana],
  [saying([sixty, less], 0), ana],
  [saying([sixty], 60_00), ana],
  [saying([sixty, forty, five], 60_00), ana],
  [saying([forty], 40_00), ana],
  [change({ realizedCents: 0 }), ana],
)

it('FIN-10 rules and read model know alike who said what was realized, whatever was said, paid and undone', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(step, others), fc.nat(3)), { minLength: 1, maxLength: 16 }), (steps) => {
      const ledger = aLedger()
      ledger.does(record)
      for (const [[command, by], chance] of steps) {
        const id = accepted(() => ledger.does(command, by))
        if (id && chance === 0 && by) accepted(() => ledger.undo(id, by))
        expect(ofRow(ledger), JSON.stringify(steps.map(([[{ data }]]) => data))).toEqual(ofRules(ledger))
      }
    }),
  )
})
