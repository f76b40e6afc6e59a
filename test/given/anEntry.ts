import { fresh } from './fresh'

/** What an entry says that pays this amount for a task at once. */
export const anEntry = (taskId: string, cents: number, kind: 'inflow' | 'outflow' = 'outflow') => ({
  title: 'Cimento',
  kind,
  classification: 'Materiais',
  plannedOn: '2026-03-02',
  plannedCents: cents,
  origin: { of: 'tasks' as const, items: [{ id: taskId, cents }] },
  installments: [{ installmentId: fresh(), dueOn: '2026-03-10', cents }],
})
