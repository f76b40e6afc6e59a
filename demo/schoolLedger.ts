import { randomUUID } from 'node:crypto'
import { recurrenceDays } from '@prumo/contracts/finance/recurrenceDays'
import { splitCents } from '@prumo/contracts/finance/splitCents'
import { numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import type { Agenda } from './agenda'
import { attach } from './attach'
import { day } from './day'
import type { EntryRow } from './entryRow'
import type { Members } from './organization'
import { partnerId } from './partnerId'
import { type MonthlyRow, schoolCosts, schoolMonthly } from './schoolCosts'
import { schoolIncome } from './schoolIncome'

type Laid = { projectId: string; taskIds: ReadonlyMap<string, string> }
/** The ledger of the renovation, kept by the analyst. */
export function schoolLedger(members: Members, laid: Laid, agenda: Agenda, today: Date): void {
  for (const row of [...schoolIncome(), ...schoolCosts]) keep(members, laid, row, agenda, today)
  for (const row of schoolMonthly) repeat(members, laid, row, agenda, today)
  agenda.on(-15, 17, () => {
    const month = day(today, -45).slice(0, 7)
    return members.founder.browser.act('CloseMonth', { projectId: laid.projectId, month, latePostings: 'mark' })
  })
}

/** What an entry is for: these tasks, each with its part. */
const originOf = ({ taskIds }: Laid, tasks: readonly string[], cents: number) => {
  const parts = splitCents(cents, Array(tasks.length).fill(1))
  return {
    of: 'tasks' as const,
    items: tasks.map((task, index) => ({ id: taskIds.get(task) ?? '', cents: parts[index] ?? 0 })),
  }
}

/** An entry, recorded on its day, then paid and corrected on theirs. */
function keep({ analyst }: Members, laid: Laid, row: EntryRow, agenda: Agenda, today: Date): void {
  const { kind, title, classification, company, documentNumber, cents: plannedCents } = row
  const { act } = analyst.browser
  const { projectId } = laid
  const ofEntry = { projectId, entryId: randomUUID() }
  const installments = splitCents(plannedCents, Array(row.installments).fill(1)).map((cents, index) => {
    return { installmentId: randomUUID(), dueOn: day(today, row.planned + 30 * index), cents }
  })
  const partOf = (index: number) => {
    const { installmentId = '', cents = 0 } = installments[index] ?? {}
    return { entryId: ofEntry.entryId, installmentId, cents }
  }
  agenda.on(row.recorded, 15, async () =>
    act('RecordEntry', {
      ...ofEntry,
      kind,
      title,
      classification,
      company,
      documentNumber,
      partnerId: row.partner ? await partnerId(analyst.browser, row.partner) : null,
      closesWithTasks: row.closesWithTasks ?? false,
      plannedOn: day(today, row.planned),
      plannedCents,
      installments,
      origin: originOf(laid, row.tasks, plannedCents),
    }),
  )
  for (const { installment, day: paidDay, interestCents = 0, fineCents = 0 } of row.paid ?? [])
    agenda.on(paidDay, 16, () => {
      const besides = { interestCents, fineCents, discountCents: 0, rest: null }
      return act('PayInstallment', { projectId, ...partOf(installment), paidOn: day(today, paidDay), ...besides })
    })
  const { realized, realizedCents, cancelled, file } = row
  if (file) agenda.on(file.day, 8, () => attach(analyst, { projectId, kind: 'entry', id: ofEntry.entryId }, file))
  if (realized !== undefined && realizedCents !== undefined)
    agenda.on(realized, 15, () => act('ChangeEntry', { ...ofEntry, realizedOn: day(today, realized), realizedCents }))
  if (cancelled)
    agenda.on(cancelled.day, 16, () =>
      act('CancelInstallments', { projectId, installments: [partOf(cancelled.installment)], reason: cancelled.reason }),
    )
}

/** What comes again each month: recorded once, and paid on the days that are over. */
function repeat({ analyst }: Members, laid: Laid, row: MonthlyRow, agenda: Agenda, today: Date): void {
  const { title, classification, cents, tasks, from, months } = row
  const { act } = analyst.browser
  const entries = recurrenceDays(day(today, from), 'monthly', months).map((dueOn) => {
    return { entryId: randomUUID(), installmentId: randomUUID(), plannedOn: dueOn, dueOn }
  })
  agenda.on(from - 3, 15, () =>
    act('RepeatEntry', {
      projectId: laid.projectId,
      seriesId: randomUUID(),
      kind: 'outflow',
      title,
      classification,
      plannedCents: cents,
      origin: originOf(laid, tasks, cents),
      entries,
    }),
  )
  const nothing = { interestCents: 0, fineCents: 0, discountCents: 0, rest: null }
  for (const { entryId, installmentId, dueOn } of entries) {
    const offset = daysBetween(today, dueOn)
    const paid = { projectId: laid.projectId, entryId, installmentId, cents, paidOn: dueOn, ...nothing }
    if (offset < 0) agenda.on(offset, 16, () => act('PayInstallment', paid))
  }
}

const daysBetween = (today: Date, dueOn: string) => numberOfDay(dueOn) - numberOfDay(today.toISOString().slice(0, 10))
