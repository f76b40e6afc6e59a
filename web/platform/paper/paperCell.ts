import { showDay } from '@prumo/contracts/formats/days'
import { showMoney, showNumber } from '@prumo/contracts/formats/numbers'
import type { TableCell } from '../tables/tableCell'

/** A cell as it is read on paper: `1.234,50`, `31/12/2026`, `45%`. */
export function paperCell(cell: TableCell, language: string): string {
  if (typeof cell === 'string') return cell
  if ('day' in cell) return showDay(cell.day, language)
  if ('percent' in cell) return `${cell.percent}%`
  if ('cents' in cell) return showMoney(cell.cents, null, language)
  return showNumber(String(Math.round(cell.number * 100) / 100), language)
}
