import { eachElement } from './eachElement'

export type CellStyle = 'date' | 'percent' | 'plain'

/** Formats that every workbook has without declaring them (ECMA-376 part 1, 18.8.30). */
const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])
const builtInPercents = new Set([9, 10])

/** What the number in a cell stands for, by the number of the cell's style. */
export function cellStyles(part: Buffer | undefined): CellStyle[] {
  const styles: CellStyle[] = []
  if (!part) return styles
  const codes = new Map<number, string>()
  let inCellFormats = false
  eachElement(part, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes().numFmtId), attributes().formatCode ?? '')
      if (name === 'cellXfs') inCellFormats = true
      if (name === 'xf' && inCellFormats) styles.push(styleOf(Number(attributes().numFmtId ?? 0), codes))
    },
    close: (name) => {
      if (name === 'cellXfs') inCellFormats = false
    },
  })
  return styles
}

function styleOf(id: number, codes: ReadonlyMap<number, string>): CellStyle {
  if (builtInDates.has(id)) return 'date'
  if (builtInPercents.has(id)) return 'percent'
  // What stands in quotes, brackets or behind a backslash is shown as it is.
  const code = (codes.get(id) ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (/[dy]/i.test(code)) return 'date'
  return code.includes('%') ? 'percent' : 'plain'
}
