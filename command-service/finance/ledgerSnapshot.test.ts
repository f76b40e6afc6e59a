import { decide, fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { ledgerSnapshot } from './ledgerSnapshot'
import type { Ledger, LedgerWork } from './ledgerState'
import { projectLedger } from './projectLedger'

const idOf = (kind: number, index: number) => `00000000-0000-4000-8000-0000000000${kind}${index}`
const projectId = idOf(0, 1)
const entryIds = [idOf(1, 1), idOf(1, 2)]
const by = { actor: ann, at }
const lookups = { isOrigin: () => true, isPartner: () => true, effortOf: () => null }
const origin = { of: 'tasks' as const, items: [{ id: idOf(2, 1), cents: 1000, effortMinutes: null }] }
const record = (entryId: string, closesWithTasks: boolean): LedgerWork => ({
  type: 'RecordEntry',
  data: {
    projectId,
    entryId,
    lookups,
    origin,
    closesWithTasks,
    currency: 'BRL',
    title: 'Cimento',
    kind: 'outflow',
    classification: 'Materiais',
    plannedOn: '2026-03-10',
    plannedCents: 1000,
    installments: [1, 2].map((index) => ({ installmentId: idOf(3, index), dueOn: '2026-03-10', cents: 500 })),
  },
})

/** It gives back what one installment came to. */
const refund = (refundOf: string, index: number): LedgerWork => {
  const given = record(idOf(4, index), false) as Extract<LedgerWork, { type: 'RecordEntry' }>
  const installments = [{ installmentId: idOf(3, 1), dueOn: '2026-03-10', cents: 500 }]
  const data = { ...given.data, kind: 'inflow' as const, plannedCents: 500, installments, refundOf }
  return { type: 'RecordEntry', data: { ...data, origin: { ...origin, items: [] } } } as LedgerWork
}

const command = fc
  .record({ entryId: fc.constantFrom(...entryIds), part: fc.constantFrom(1, 2), flag: fc.boolean() })
  .chain(({ entryId, part, flag }) => {
    const ofEntry = { projectId, entryId }
    const named = { entryId, installmentId: idOf(3, part) }
    const reason = 'Engano'
    return fc.constantFrom<LedgerWork[]>(
      record(entryId, flag),
      refund(entryId, part),
      { type: 'ChangeEntry', data: { ...ofEntry, lookups, realizedCents: part, closesWithTasks: flag } },
      { type: 'DeleteEntry', data: ofEntry },
      { type: 'DeleteEntry', data: { projectId, entryId: idOf(4, part) } },
      { type: 'RestoreEntry', data: ofEntry },
      {
        type: 'PayInstallments',
        data: { projectId, paidOn: '2026-03-02', installments: [{ ...named, cents: 500 }] },
      },
      { type: 'CancelInstallments', data: { projectId, installments: [{ ...named, cents: 500 }], reason } },
      { type: 'ReopenInstallments', data: { projectId, installments: [named], reason } },
      {
        type: 'CloseWithTasks',
        data: { projectId, entries: [{ entryId, origin }], paidOn: '2026-03-02', since: at },
      },
      { type: 'ReopenWithTasks', data: { projectId, entryIds } },
      { type: 'CloseMonth', data: { projectId, month: '2026-02', latePostings: flag ? 'refuse' : 'mark' } },
      { type: 'ReopenMonth', data: { projectId, month: '2026-02', reason } },
    )
  })

const answerOf = (state: Ledger, sent: LedgerWork) => {
  try {
    return decide(projectLedger, sent, state, by)
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

it('FIN-01 a ledger read from its snapshot is the same, and decides the same', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 20, maxLength: 60 }), command, (commands, next) => {
      const state = commands.reduce((ledger, sent) => {
        const events = answerOf(ledger, sent)
        if (typeof events === 'string') return ledger
        return fold(
          projectLedger,
          events.map((event) => ({ ...event, at })),
          ledger,
        )
      }, projectLedger.initial)
      const read = ledgerSnapshot.read(JSON.parse(JSON.stringify(ledgerSnapshot.write(state))) as never)
      expect(ledgerSnapshot.write(read)).toEqual(ledgerSnapshot.write(state))
      const refundsOf = ({ refunds }: Ledger) => refunds.map((ids) => [...ids].sort()).toJSON()
      expect(refundsOf(read)).toEqual(refundsOf(state))
      expect(answerOf(read, next)).toEqual(answerOf(state, next))
    }),
  )
})
