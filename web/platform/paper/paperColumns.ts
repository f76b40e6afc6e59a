/** A column of a printed table, by its place in the rows; `width` in characters, with its margins. */
type PaperColumn = { at: number; width: number; isNumber: boolean }

/** How a table lies on paper: what stands in columns, and what stands in a line below each row for lack of room. */
export type PaperColumns = { isLandscape: boolean; columns: readonly PaperColumn[]; below: readonly number[] }

/** So many characters fit into a line of A4, upright and lying. */
const portrait = 112
const landscape = 162
/** Texts wrap: they are given no more than this, and no less where others want room. */
const widest = 38
const narrowest = 13
const margin = 2

type Sized = PaperColumn & { least: number }

/**
 * Gives each column the room that its texts want. What none has anything in is left out; where a sheet that lies is too
 * narrow for all, the last ones stand in a line below each row. Texts wrap between words only, while there is room.
 */
export function paperColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: ReadonlySet<number>,
  left: readonly number[] = [],
): PaperColumns {
  const used = headers.map((_, at) => at).filter((at) => !left.includes(at) && isUsed(rows, at))
  const sized = used.map((at) => sizeOf(headers[at] ?? '', rows, at, numbers.has(at)))
  const wanted = sum(sized, ({ width }) => width)
  if (wanted <= portrait) return { isLandscape: false, columns: stretched(sized, portrait), below: [] }
  let count = sized.length
  while (count > 1 && sum(sized.slice(0, count), ({ least }) => least) > landscape) count--
  return {
    isLandscape: true,
    columns: fitted(sized.slice(0, count), landscape),
    below: sized.slice(count).map(({ at }) => at),
  }
}

/** A table without rows shows what it would have. */
const isUsed = (rows: readonly (readonly string[])[], at: number) =>
  rows.length === 0 || rows.some((row) => row[at] !== undefined && row[at] !== '')

function sizeOf(header: string, rows: readonly (readonly string[])[], at: number, isNumber: boolean): Sized {
  // Bold letters are wider.
  let longest = Math.ceil(longestWord(header) * 1.2)
  let word = longest
  for (const row of rows) {
    const text = row[at] ?? ''
    longest = Math.max(longest, text.length)
    word = Math.max(word, longestWord(text))
  }
  const width = (isNumber ? longest : Math.min(longest, widest)) + margin
  const least = isNumber ? width : Math.min(width, Math.max(word, Math.min(longest, narrowest)) + margin, widest)
  return { at, width, least: Math.min(least, width), isNumber }
}

/** Blanks within a figure do not break it. */
const longestWord = (text: string) => Math.max(0, ...text.split(' ').map(({ length }) => length))

const sum = (columns: readonly Sized[], of: (column: Sized) => number) =>
  columns.reduce((total, column) => total + of(column), 0)

const plain = (columns: readonly Sized[], widthOf: (column: Sized) => number): PaperColumn[] =>
  columns.map((column) => ({ at: column.at, width: widthOf(column), isNumber: column.isNumber }))

/** Room that is left over goes to texts. */
function stretched(columns: readonly Sized[], room: number): PaperColumn[] {
  const texts = columns.filter(({ isNumber }) => !isNumber)
  const rest = Math.max(0, room - sum(columns, ({ width }) => width))
  const share = (column: Sized) => (column.isNumber ? 0 : (rest * column.width) / sum(texts, ({ width }) => width))
  return plain(columns, (column) => column.width + share(column))
}

/** Each gets the least that it needs, and of the rest as much as it wants more than others. */
function fitted(columns: readonly Sized[], room: number): PaperColumn[] {
  if (sum(columns, ({ width }) => width) <= room) return stretched(columns, room)
  const rest = Math.max(0, room - sum(columns, ({ least }) => least))
  const wish = sum(columns, ({ width, least }) => width - least) || 1
  return plain(columns, ({ width, least }) => least + (rest * (width - least)) / wish)
}
