import { randomUUID } from 'node:crypto'
import type { Agenda } from './agenda'
import type { Members } from './organization'

/** Views of the project analysis: the analyst shares one of what is planned, and keeps another. */
export function analysisViews({ analyst: { browser } }: Members, agenda: Agenda): void {
  const shared = { analysisViewId: randomUUID() }
  agenda.on(-20, 10, () =>
    browser.act('SaveAnalysisView', {
      ...shared,
      name: 'Orçamento por mês de entrega',
      choice: {
        columns: ['status', 'customer', 'plannedEndMonth', 'taskProgress', 'plannedTotalAmount.outflow'],
        chart: 'plannedTotalAmount.outflow',
        pivot: { rows: 'plannedEndMonth', columns: 'status', measure: 'plannedTotalAmount.outflow' },
      },
    }),
  )
  agenda.on(-20, 11, () => browser.act('ShareAnalysisView', shared))
  agenda.on(-6, 9, () =>
    browser.act('SaveAnalysisView', {
      analysisViewId: randomUUID(),
      name: 'Atrasos que acompanho',
      choice: {
        columns: ['status', 'manager', 'taskProgress', 'overdueTaskCount', 'schedulePerformanceIndex'],
        sort: { key: 'overdueTaskCount', descending: true },
        hidesEnded: true,
      },
    }),
  )
}
