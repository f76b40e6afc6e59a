import { randomUUID } from 'node:crypto'
import type { Agenda } from './agenda'
import { day } from './day'
import type { Members } from './organization'

/** What people set themselves on their own dashboards, and what their charts of money count. */
export function dashboards({ founder, analyst }: Members, agenda: Agenda, today: Date): void {
  const goal = ({ browser }: Members['founder'], title: string, dueIn: number) =>
    browser.act('AddGoal', { goalId: randomUUID(), title, dueOn: day(today, dueIn) })
  agenda.on(-30, 9, () => goal(founder, 'Entregar o telhado antes das chuvas', 25))
  agenda.on(-30, 10, () => goal(founder, 'Fechar o mês sem medição pendente', -4))
  agenda.on(-12, 9, () => goal(analyst, 'Revisar as previsões de todas as obras', 10))
  agenda.on(-12, 10, () => analyst.browser.act('ChooseFinancialIndicator', { valueType: 'realizedAndPlanned' }))
}
