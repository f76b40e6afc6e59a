import type { CanvasName } from '@prumo/contracts/canvas/area'
import type { TFunction } from 'i18next'
import type { PaperTable } from '../platform/paper/paper'
import type { TableCell } from '../platform/tables/tableCell'
import { byArea, inReadingOrder, placedAreas } from './canvasOrder'
import type { Canvas } from './useCanvas'

type Card = Canvas['cards'][number]
type Words = { currency: string; t: TFunction }
type Column = [header: string, cell: (card: Card) => TableCell]

/** The cards of a canvas as rows, by area in the order in which they are read. */
export function printedCanvas(canvas: Canvas, shown: CanvasName, words: Words): PaperTable {
  const cards = byArea(canvas.cards)
  const columns = columnsFor(canvas, words)
  const rows = inReadingOrder(placedAreas(canvas.areas, shown)).flatMap(({ areaId, name }) =>
    (cards.get(areaId) ?? []).map((card) => [name, ...columns.map(([, cell]) => cell(card))]),
  )
  return { headers: ['', ...columns.map(([header]) => header)], rows, by: 0 }
}

function columnsFor({ people }: Canvas, { currency, t }: Words): Column[] {
  const day = (on: string | null): TableCell => (on ? { day: on } : '')
  const money = (cents: number | null | undefined): TableCell => (typeof cents === 'number' ? { cents } : '')
  return [
    [t('field.title'), ({ title }) => title],
    [t('field.memberId'), ({ memberId }) => people.find(({ userId }) => userId === memberId)?.name ?? ''],
    [t('field.plannedOn'), ({ plannedOn }) => day(plannedOn)],
    [t('field.realizedOn'), ({ realizedOn }) => day(realizedOn)],
    [t('field.concludedOn'), ({ concludedOn }) => day(concludedOn)],
    [`${t('field.plannedCents')} (${currency})`, ({ plannedCents }) => money(plannedCents)],
    [`${t('field.realizedCents')} (${currency})`, ({ realizedCents }) => money(realizedCents)],
    [
      t('field.risk'),
      ({ risk }) => (risk ? `${t(`riskType.${risk.riskType}`)}: ${t(`riskStrategy.${risk.strategy}`)}` : ''),
    ],
  ]
}
