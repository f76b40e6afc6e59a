import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { readDate } from '@prumo/contracts/imports/dates'
import {
  type ImportFormats,
  type ImportMapping,
  type ImportTarget,
  importTargets,
} from '@prumo/contracts/imports/imports'
import { readClock, readNumber } from '@prumo/contracts/imports/numbers'
import { useTranslation } from 'react-i18next'
import { look } from '../platform/look/look'
import { answered, formatQuestions, isDate, isNumber } from './columnQuestions'
import type { Upload } from './upload'
import { useReading } from './useReading'

const useStyles = makeStyles({
  frame: {
    overflow: 'auto',
    maxHeight: '320px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: {
    borderCollapse: 'collapse',
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
    '& th': {
      position: 'sticky',
      top: 0,
      textAlign: 'left',
      backgroundColor: tokens.colorNeutralBackground3,
      fontSize: tokens.fontSizeBase200,
    },
    '& th, & td': {
      padding: '5px 10px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      maxWidth: '260px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  unread: { color: look.colour.wrong },
})
const shown = 20

/** The first rows as they will be read, with the mapping and the formats as they stand. */
export function Preview({ file, mapping, formats }: { file: Upload; mapping: ImportMapping; formats: ImportFormats }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { day, decimal } = useReading()
  const columns = importTargets.filter((target) => mapping.columns[target])
  const chosen = answered(formatQuestions(file, mapping, formats))

  const shownValue = (target: ImportTarget, row: Upload['rows'][number]) => {
    const cell = row[file.header.indexOf(mapping.columns[target] ?? '')]
    if (!cell || cell.text === '') return ''
    if (cell.formula) return <span className={styles.unread}>{t('error.import.formulaInCell')}</span>
    if (isNumber(target) && target !== 'progress' && readClock(cell.text) !== undefined) return cell.text
    const format = chosen[target]
    const read = isDate(target)
      ? (cell.date ?? (format && readDate(cell.text, format)))
      : isNumber(target)
        ? (cell.number?.toString() ?? (format && readNumber(cell.text.replace('%', ''), format)))
        : cell.text
    if (read === undefined || read === '') return <span className={styles.unread}>{cell.text} ?</span>
    return isDate(target) ? day(read) : isNumber(target) && !cell.text.includes('%') ? decimal(read) : cell.text
  }

  return (
    <>
      <Text weight="semibold">{t('imports.preview')}</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={t('imports.preview')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('imports.row')}</th>
              {columns.map((target) => (
                <th key={target} scope="col">
                  {t(`importTarget.${target}`)}
                </th>
              ))}
              {mapping.extra.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.rows.slice(0, shown).map((row, index) => (
              <tr key={file.rowNumbers[index]}>
                <td>{file.rowNumbers[index]}</td>
                {columns.map((target) => (
                  <td key={target}>{shownValue(target, row)}</td>
                ))}
                {mapping.extra.map((column) => (
                  <td key={column}>{row[file.header.indexOf(column)]?.text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
