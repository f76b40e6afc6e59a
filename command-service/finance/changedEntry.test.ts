import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accepted,
  aLedger,
  bia,
  cancel,
  change,
  close,
  first,
  five,
  forty,
  openWithTasks,
  pay,
  record,
  reopen,
  second,
  sixty,
  step,
  tasks,
  type Who,
} from '../../test/finance/toldLedger'
import type { LedgerWork } from './ledgerState'

const realizedOf = (ledger: ReturnType<typeof aLedger>) => ledger.entry()?.realizedCents

describe('FIN-09 An undo restores who said what was realized', () => {
  it('FIN-09 so that a typed amount that was undone goes with the payment, and the next payment fills it', () => {
    const ledger = aLedger()
    ledger.does(record)
    ledger.does(cancel(forty))
    ledger.does(pay(first, 60_00))
    const typed = ledger.does(change({ realizedCents: 999_99 }))
    ledger.undo(typed)
    expect(realizedOf(ledger)).toBe(60_00)
    ledger.does(reopen(first))
    expect(realizedOf(ledger)).toBeNull()
    ledger.does(pay(first, 60_00, 5_00))
    expect(realizedOf(ledger)).toBe(65_00)
  })

  it('FIN-09 also where the payment went first, or where it came after what was typed', () => {
    const ledger = aLedger()
    ledger.does(record)
    ledger.does(cancel(forty))
    ledger.does(pay(first, 60_00))
    const typed = ledger.does(change({ realizedCents: 999_99 }))
    ledger.does(reopen(first))
    ledger.undo(typed)
    expect(realizedOf(ledger)).toBeNull()
    const early = ledger.does(change({ realizedCents: 70_00 }))
    ledger.does(pay(first, 60_00))
    expect(realizedOf(ledger)).toBe(70_00)
    ledger.undo(early)
    expect(realizedOf(ledger)).toBe(60_00)
    ledger.does(reopen(first))
    expect(realizedOf(ledger)).toBeNull()
  })

  it('FIN-06 so that an entry opens with its tasks once what a person said of it is undone', () => {
    const ledger = aLedger()
    ledger.does(record)
    ledger.does(close, tasks)
    const typed = ledger.does(change({ realizedCents: 999_99 }))
    const undone = ledger.undo(typed)
    ledger.undo(undone)
    ledger.does(openWithTasks, tasks)
    expect(realizedOf(ledger)).toBe(999_99)
    ledger.undo(typed)
    ledger.does(openWithTasks, tasks)
    expect(realizedOf(ledger)).toBeNull()
  })

  it('FIN-09 so that what a person emptied stays empty', () => {
    const ledger = aLedger()
    ledger.does(record)
    ledger.does(pay(first, 60_00))
    ledger.does(cancel(forty))
    ledger.does(change({ realizedCents: null, realizedOn: null }))
    const [secondOpen, firstOpen] = [ledger.does(reopen(second)), ledger.does(reopen(first))]
    ledger.undo(secondOpen)
    ledger.undo(firstOpen)
    expect(realizedOf(ledger)).toBeNull()
    const added = ledger.does(change({ plannedCents: 105_00, installments: [sixty, forty, five] }))
    ledger.undo(added)
    expect(realizedOf(ledger)).toBeNull()
  })

  it('FIN-06 and who said that an entry closes with its tasks', () => {
    const ledger = aLedger()
    ledger.does(record, bia)
    ledger.undo(ledger.does(change({ closesWithTasks: false })))
    expect(ledger.entry()?.closesFor).toBe(bia.userId)
  })

  it('FIN-07 and pays nothing again that somebody has taken out of the entry since', () => {
    const ledger = aLedger()
    ledger.does(record)
    ledger.does(pay(first, 60_00))
    const reopened = ledger.does(reopen(first))
    ledger.does(change({ plannedCents: 40_00, installments: [forty], origin: null }))
    expect(() => ledger.undo(reopened)).toThrow(expect.objectContaining({ code: 'undo.changedSince' }))
  })

  it('FIN-09 whatever was said and done before: an action and its undo leave the entry as it was', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), fc.nat(), (steps, chance) => {
        const ledger = aLedger()
        ledger.does(record, bia)
        for (const [index, [command, by]] of steps.entries()) {
          const before = ledger.entry()
          const id = accepted(() => ledger.does(command, by))
          if (!id || !ledger.hasDone(id) || by === tasks) continue
          const after = ledger.entry()
          const undone = ledger.undo(id, by)
          expect(ledger.entry(), `${index} ${JSON.stringify(command)}`).toEqual(before)
          if ((chance >> (index % 16)) % 2 === 0) continue
          ledger.undo(undone, by)
          expect(ledger.entry(), `again ${index} ${JSON.stringify(command)}`).toEqual(after)
        }
      }),
    )
  })

  it('FIN-09 whatever was done since: an undo leaves an entry as if the action had never been done', () => {
    const amounts = (ledger: ReturnType<typeof aLedger>) => {
      const { realizedOn, realizedCents, installments, lists, isThere } = ledger.entry() ?? {}
      return { realizedOn, realizedCents, installments, settled: lists?.slice(2), isThere }
    }
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 16 }), (steps) => {
        const [undoing, without] = [aLedger(), aLedger()]
        for (const each of [undoing, without]) each.does(record, bia)
        const [wanted, next] = steps.slice(-2) as [[LedgerWork, Who], [LedgerWork, Who]]
        for (const [command, by] of steps.slice(0, -2))
          for (const each of [undoing, without]) accepted(() => each.does(command, by))
        const id = accepted(() => undoing.does(...wanted)) ?? ''
        const [after, alone] = [undoing, without].map((each) => {
          const done = accepted(() => each.does(...next))
          return done === undefined ? 'refused' : each.fieldsOf(done)
        })
        // What says less behind an action than without it says some of the same again. Tasks pay what is open.
        if (!undoing.hasDone(id) || wanted[1] === tasks || next[1] === tasks || after !== alone) return
        if (!accepted(() => undoing.undo(id, wanted[1]))) return
        expect(amounts(undoing), JSON.stringify(steps.map(([{ type, data }]) => [type, data]))).toEqual(
          amounts(without),
        )
      }),
    )
  })
})
