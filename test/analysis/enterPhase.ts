import type { Phase } from '../finance/nycBudgets'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'

const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

/**
 * Enters a city's phase as the only entry of a project. A construction is paid, in part where it has not ended; of any
 * other phase somebody says what was realized. `figures.py` tells the same.
 */
export async function enterPhase(ana: Person, projectId: string, phase: Phase): Promise<void> {
  const { title, plannedOn, startedOn, endedOn, budgetCents, spentCents } = phase
  const [taskId, entryId] = [fresh(), fresh()]
  await ana.act('AddTask', { projectId, stepId: await firstStepOf(ana, projectId), taskId, title: 'Obra', ...dates })
  const paidOn = phase.phase === 'Construction' && spentCents ? paymentDay(phase) : null
  const byPerson = paidOn || spentCents === null ? {} : { realizedOn: endedOn, realizedCents: spentCents }
  const entry = { ...anEntry(taskId, budgetCents), title, plannedOn, ...byPerson }
  await ana.act('RecordEntry', { projectId, entryId, ...entry })
  if (!paidOn || !spentCents) return
  const isPart = endedOn === null
  await ana.act('PayInstallment', {
    projectId,
    entryId,
    installmentId: entry.installments[0]?.installmentId ?? '',
    paidOn,
    cents: isPart ? spentCents : budgetCents,
    interestCents: isPart ? 0 : Math.max(0, spentCents - budgetCents),
    fineCents: 0,
    discountCents: isPart ? 0 : Math.max(0, budgetCents - spentCents),
    rest: isPart ? { installmentId: fresh(), dueOn: startedOn ?? plannedOn } : null,
  })
}

/** Paid on its last day, or, where less than all was spent, on its first. */
const paymentDay = ({ startedOn, endedOn, budgetCents, spentCents }: Phase): string | null =>
  endedOn ?? (spentCents !== null && spentCents < budgetCents ? startedOn : null)
