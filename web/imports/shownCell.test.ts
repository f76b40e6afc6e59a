import { expect, it } from 'vitest'
import { shownCell } from './shownCell'

it.each([
  [{ text: '2026-11-03', date: '2026-11-03' }, '03/11/2026', '11/03/2026'],
  [{ text: '2026-11-03 08:30', date: '2026-11-03' }, '03/11/2026 08:30', '11/03/2026 08:30'],
  [{ text: '2026-11-03' }, '2026-11-03', '2026-11-03'],
  [{ text: '45%', number: 0.45 }, '45%', '45%'],
])('IMP-02 shows the days of a workbook as its reader writes them, and texts as they are: %o', (cell, pt, en) => {
  expect([shownCell(cell, 'pt-BR'), shownCell(cell, 'en')]).toEqual([pt, en])
})
