import type { Answer } from '@prumo/contracts/index'
import { numberOfDay, weekdayOfNumber } from '@prumo/contracts/schedule/calendarDay'
import type { Person } from './world/person'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What the plan of a project says against its own calendar: tasks on days off, and how many begin too early. */
export async function planAgainstCalendar(person: Person, projectId: string) {
  const { tasks } = await person.ask('board', { projectId })
  const time = await person.ask('workTime', { projectId })
  const off = new Set(time.holidays.map(({ holidayOn }) => holidayOn))
  const isOff = (day: string) => off.has(day) || weekdayOfNumber(numberOfDay(day)) > 4
  const onDaysOff = tasks.filter(({ startOn, endOn }) => isOff(startOn) || isOff(endOn)).map(({ title }) => title)
  const today = new Date().toISOString().slice(0, 10)
  const { items } = await person.ask('tasks', { scope: 'all', projectId, today, limit: 200 })
  const open = items.filter(({ progress }) => progress < 100)
  const early = open.filter(({ startsBefore }) => startsBefore && startsBefore.length > 0)
  return { holidays: off.size, onDaysOff, open: open.length, early: early.length }
}

const valuesOf = ({ sections }: Answer<'document'>) =>
  new Map(sections.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value] as const)))

/** What its contract, canvas, bulletins and ledger say of the same money, in cents. */
export async function moneyOf(person: Person, projectId: string) {
  const { cards, areas } = await person.ask('canvas', { projectId })
  const cardsOf = (standardArea: string) =>
    cards.filter(({ areaId }) => areas.some((area) => area.areaId === areaId && area.standardArea === standardArea))
  const [inflow, outflow] = (await person.ask('ledgerTotals', { projectId })).totals
  const { items } = await person.ask('installments', { projectId, kind: 'inflow', limit: 200 })
  const documents = await person.ask('documents', { projectId })
  const measured: Record<string, number> = {}
  for (const { documentId } of documents.items) {
    const values = valuesOf(await person.ask('document', { projectId, documentId }))
    measured[String(values.get('Boletim'))] = Math.round(Number(values.get('Valor medido (R$)')) * 100)
  }
  const contract = cardsOf('restrictions').map(({ plannedCents }) => plannedCents ?? 0)
  return {
    ofContract: sum(contract),
    inLedger: { inflow, outflow },
    onCards: {
      planned: sum(cardsOf('cost').map(({ plannedCents }) => plannedCents ?? 0)),
      realized: sum(cardsOf('cost').map(({ realizedCents }) => realizedCents ?? 0)),
    },
    measured,
    measurements: new Map(items.map(({ title, cents }) => [title, cents])),
  }
}
