import type { CommandOf } from '@prumo/contracts/index'
import { fresh } from './fresh'

/** What is typed of an entry that is for one task: an outflow, due at once. */
export function anOutflow(taskId: string, title = 'Brita', plannedCents = 120_50) {
  return {
    entryId: fresh(),
    title,
    kind: 'outflow',
    classification: 'Materiais',
    plannedOn: '2027-01-04',
    plannedCents,
    installments: [{ installmentId: fresh(), dueOn: '2027-01-04', cents: plannedCents }],
    origin: { of: 'tasks', items: [{ id: taskId, cents: plannedCents }] },
  } satisfies Omit<CommandOf<'RecordEntry'>['data'], 'projectId'>
}
