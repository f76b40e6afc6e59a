import { eachElement } from '../eachElement'

/** `time` is a time of day, and `duration` may go beyond a day. */
export type CellStyle = 'date' | 'dateTime' | 'time' | 'duration' | 'percent' | 'plain'

/** Formats that every workbook has without declaring them (ECMA-376 part 1, 18.8.30). */
const builtIn = new Map<number, CellStyle>([
  ...numbered('date', 14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58),
  ...numbered('dateTime', 22),
  ...numbered('time', 18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56),
  ...numbered('duration', 46),
  ...numbered('percent', 9, 10),
])

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
  const ofWorkbook = builtIn.get(id)
  if (ofWorkbook) return ofWorkbook
  const declared = codes.get(id) ?? ''
  // What stands in quotes, brackets or behind a backslash is shown as it is.
  const code = declared.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  const [hasDay, hasTime] = [/[dy]/i.test(code), /[hs]/i.test(code)]
  if (hasDay) return hasTime ? 'dateTime' : 'date'
  if (/\[[hms]+\]/i.test(declared)) return 'duration'
  if (hasTime) return 'time'
  return code.includes('%') ? 'percent' : 'plain'
}

function numbered(style: CellStyle, ...ids: number[]): [number, CellStyle][] {
  return ids.map((id) => [id, style])
}
