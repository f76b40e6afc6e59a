import type { Installment } from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { decide, fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { idOf, ledgerFields } from '../../test/given/ledgerFields'
import type { Ledger, LedgerDeciderCommand, LedgerWork } from './ledgerState'
import { projectLedger } from './projectLedger'

const [projectId, entryId, first, second, third, dig] = [
  idOf(0, 1),
  idOf(1, 1),
  idOf(2, 1),
  idOf(2, 2),
  idOf(2, 3),
  idOf(3, 1),
]
const lookups = { isOrigin: () => true, isPartner: () => false, effortOf: () => null }
const origin = { of: 'tasks' as const, items: [{ id: dig, cents: 60_00, effortMinutes: null }] }
const part = (installmentId: string, cents: number): Installment => ({ installmentId, dueOn: '2026-03-10', cents })
const [sixty, forty, five] = [part(first, 60_00), part(second, 40_00), part(third, 5_00)]
const ofEntry = { projectId, entryId }
const [ana, bia, tasks] = [{ ...ann, userId: idOf(9, 1) }, { ...ann, userId: idOf(9, 2) }, null]
type Who = typeof ann | null

const projectOf = (by: Who) =>
  ({ projectId, organizationId: ann.organizationId, ownerId: by?.userId, roles: {} }) as never
const inFull = { interestCents: 0, fineCents: 0, discountCents: 0 }
const record: LedgerWork = {
  type: 'RecordEntry',
  data: {
    ...ofEntry,
    lookups,
    ...ledgerFields,
    currency: 'BRL',
    plannedOn: '2026-03-10',
    plannedCents: 100_00,
    closesWithTasks: true,
    origin,
    installments: [sixty, forty],
  },
}
const pay = (installmentId: string, cents: number, interestCents = 0): LedgerWork => ({
  type: 'PayInstallment',
  data: { ...ofEntry, installmentId, paidOn: '2026-03-01', cents, ...inFull, interestCents, rest: null },
})
const change = (changes: object): LedgerWork =>
  ({ type: 'ChangeEntry', data: { ...ofEntry, lookups, ...changes } }) as LedgerWork
const cancel = ({ installmentId, cents }: Installment): LedgerWork => ({
  type: 'CancelInstallments',
  data: { projectId, installments: [{ entryId, installmentId, cents }], reason: 'Desistimos' },
})
const reopen = (...ids: string[]): LedgerWork => ({
  type: 'ReopenInstallments',
  data: { projectId, installments: ids.map((installmentId) => ({ entryId, installmentId })), reason: 'Engano' },
})
const close: LedgerWork = {
  type: 'CloseWithTasks',
  data: { projectId, entries: [{ entryId, origin }], paidOn: '2026-03-02', since: '9999-01-01T00:00:00Z' },
}
const openWithTasks: LedgerWork = { type: 'ReopenWithTasks', data: { projectId, entryIds: [entryId] } }

/** A ledger that keeps what each command recorded, so that it is undone as the program does it. */
function aLedger() {
  const log: (LedgerEvent & { by: Who; commandId: string; undoes: string })[] = []
  const events = () =>
    log.map(({ by, commandId, undoes, ...event }) => ({
      ...event,
      at,
      metadata: {
        actor: by ? { kind: 'user' as const, userId: by.userId, sessionRef: '' } : { kind: 'system' as const },
        commandId,
        causationId: undoes,
      },
    }))
  const state = (): Ledger => fold(projectLedger, events() as never)
  let count = 0
  const does = (command: LedgerDeciderCommand, by: Who = ana, undoes?: string): string => {
    const commandId = `command ${count++}`
    const actor = by ?? ({ kind: 'system' } as never)
    const made = decide(projectLedger, command, state(), { actor, at, project: projectOf(by) })
    log.push(...made.map((event) => ({ ...event, by, commandId, undoes: undoes ?? commandId })))
    return commandId
  }
  return {
    does,
    /** What it said something of. */
    fieldsOf: (id: string) =>
      log.flatMap(({ commandId, data }) => (commandId === id ? Object.keys(data).sort().join() : [])).join(';'),
    /** Whether it recorded something. */
    hasDone: (id: string) => log.some(({ commandId }) => commandId === id),
    undo: (id: string, by: Who = ana) => {
      const start = log.findIndex(({ commandId }) => commandId === id)
      const [mine, since] = [log.filter(({ commandId }) => commandId === id), log.slice(start)].map((some) =>
        some.map(({ type, data, by: who }) => ({ type, data, userId: who?.userId ?? null, name: null, at })),
      )
      const action = { events: mine as never, since: (since ?? []).slice(mine?.length), id }
      return does({ type: 'UndoLedgerAction', data: { projectId, action, lookups } }, by, id)
    },
    entry: () => {
      const { entries, deleted } = state()
      const entry = entries.get(entryId) ?? deleted.get(entryId)
      if (!entry) return undefined
      // Undo says itself when something was opened, and keeps what it undid.
      const { replaced: _, reopenedAt: __, filled, emptied, payments, cancelled, ...rest } = entry
      const sorted = (some: readonly unknown[]) => some.map((each) => JSON.stringify(each)).sort()
      const lists = [filled, emptied, payments, cancelled].map(sorted)
      return { ...rest, lists, isThere: entries.has(entryId) }
    },
  }
}
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

  const step = fc.constantFrom<[LedgerWork, Who]>(
    [pay(first, 60_00), ana],
    [pay(second, 40_00, 1_00), ana],
    [cancel(sixty), ana],
    [cancel(forty), ana],
    [reopen(first), ana],
    [reopen(second, third), ana],
    [close, tasks],
    [openWithTasks, tasks],
    [change({ realizedCents: null }), ana],
    [change({ realizedCents: 60_00 }), bia],
    [change({ realizedCents: 101_00, realizedOn: '2026-03-02' }), ana],
    [change({ realizedOn: null, realizedCents: null }), ana],
    [change({ plannedCents: 105_00, installments: [sixty, forty, five] }), ana],
    [change({ plannedCents: 60_00, installments: [sixty] }), ana],
    [change({ plannedCents: 100_00, installments: [sixty, forty], realizedCents: 7_00 }), ana],
    [change({ closesWithTasks: false }), ana],
    [change({ closesWithTasks: true }), bia],
    [{ type: 'DeleteEntry', data: ofEntry }, ana],
    [{ type: 'RestoreEntry', data: ofEntry }, ana],
  )

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

function accepted(act: () => string): string | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
