import { Fragment } from 'react'
import type { PaperTable } from './paper'
import type { PaperColumns } from './paperColumns'

type Props = { label: string; table: PaperTable; texts: readonly (readonly string[])[]; layout: PaperColumns }

/** The rows of an export on paper. Its head stands on each page; nothing is cut off, and no row is torn apart. */
export function PrintedTable({ label, table, texts, layout }: Props) {
  const { columns, below } = layout
  const whole = columns.reduce((total, { width }) => total + width, 0)
  const groupOf = (at: number) => (table.by === undefined ? undefined : texts[at]?.[table.by])
  return (
    <table className="rows" aria-label={label}>
      <colgroup>
        {columns.map(({ at, width }) => (
          <col key={at} style={{ width: `${((width / whole) * 100).toFixed(3)}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ at, isNumber }) => (
            <th key={at} scope="col" className={isNumber ? 'number' : undefined}>
              {table.headers[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows on paper stay where they are
          <Fragment key={at}>
            {groupOf(at) !== undefined && (at === 0 || groupOf(at) !== groupOf(at - 1)) && (
              <tr className="with">
                <th colSpan={columns.length} scope="colgroup" className="group">
                  {groupOf(at)}
                </th>
              </tr>
            )}
            <PrintedRow row={row} depth={depthOf(table, at)} table={table} columns={columns} below={below} />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: readonly string[]; depth: number; table: PaperTable } & Pick<PaperColumns, 'columns' | 'below'>

function PrintedRow({ row, depth, table: { headers, indented }, columns, below }: RowProps) {
  const further = below.filter((at) => row[at]).map((at) => `${headers[at]}: ${row[at]}`)
  return (
    <>
      <tr className={further.length > 0 ? 'with' : undefined}>
        {columns.map(({ at, isNumber }) => (
          <td
            key={at}
            className={isNumber ? 'number' : undefined}
            style={
              at === indented?.column && depth > 1 ? { paddingInlineStart: `${4 + (depth - 1) * 9}pt` } : undefined
            }
          >
            {row[at]}
          </td>
        ))}
      </tr>
      {further.length > 0 && (
        <tr>
          <td colSpan={columns.length} className="below">
            {further.join(' · ')}
          </td>
        </tr>
      )}
    </>
  )
}

/** How deep a row is in the structure, from 1; deeper than this leaves its text no room. */
function depthOf({ indented, rows }: PaperTable, at: number): number {
  const level = indented && rows[at]?.[indented.level]
  return level && typeof level === 'object' && 'number' in level ? Math.min(level.number, 9) : 1
}
