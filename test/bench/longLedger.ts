import { caughtUp } from './caughtUp'
import { aTask, type Founder } from './founder'
import { run } from './server'

const [entryCount, installmentsEach, atOnce] = [10_000, 3, 16]

export type LongLedger = { projectId: string; stepId: string; taskId: string }

/** A project with 10,000 entries in 30,000 installments, which its lists hold. */
export async function longLedgerOf(founder: Founder, databaseUrl: string, say: (text: string) => void) {
  const { projectId, stepIds } = await founder.project()
  const task = aTask(projectId, stepIds[0])
  await founder.act('AddTask', task)
  say(`recording ${entryCount} entries`)
  let count = 0
  const record = async () => {
    while (count < entryCount) await founder.act('RecordEntry', ledgerEntry(projectId, task.taskId, count++))
  }
  await Promise.all(Array.from({ length: atOnce }, record))
  await caughtUp(founder, projectId)
  // As Postgres does by itself, once a minute.
  await run(databaseUrl, 'analyze')
  return { projectId, stepId: task.stepId, taskId: task.taskId } satisfies LongLedger
}

/** What RecordEntry asks for. */
export const ledgerEntry = (projectId: string, taskId: string, index: number) => {
  const cents = 1000 + index
  const dueOn = (month: number) => `2027-${String(1 + ((index + month) % 12)).padStart(2, '0')}-10`
  return {
    projectId,
    entryId: crypto.randomUUID(),
    title: `${index % 5 === 0 ? 'Cimento' : 'Areia'} ${index}`,
    kind: index % 4 === 0 ? ('inflow' as const) : ('outflow' as const),
    classification: `Classe ${index % 20}`,
    plannedOn: '2027-01-10',
    plannedCents: cents * installmentsEach,
    origin: { of: 'tasks' as const, items: [{ id: taskId, cents }] },
    installments: Array.from({ length: installmentsEach }, (_, month) => ({
      installmentId: crypto.randomUUID(),
      dueOn: dueOn(month),
      cents,
    })),
  }
}
