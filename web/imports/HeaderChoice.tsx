import { makeStyles, mergeClasses, Radio, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'
import { shownCell } from './shownCell'
import type { Upload } from './upload'

type Props = { file: Upload; busy: boolean; onChoose: (row: number) => void }

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  frame: {
    overflow: 'auto',
    maxHeight: '260px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: {
    borderCollapse: 'collapse',
    '& td, & th': {
      padding: '0 10px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      maxWidth: '220px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'left',
      fontWeight: tokens.fontWeightRegular,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  header: {
    backgroundColor: tokens.colorBrandBackground2,
    '& td': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  },
  above: { '& td': { color: tokens.colorNeutralForeground3 } },
})

/** The first lines of the file as they are. One of them has the names of the columns; what is above is not imported. */
export function HeaderChoice({ file, busy, onChoose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const [wanted, setWanted] = useState(file.headerRow)
  // What is chosen shows at once. A row that cannot be the header gives the place back to the one that is.
  const chosen = busy ? wanted : file.headerRow
  return (
    <fieldset className={styles.root}>
      <legend id="header-choice" className={styles.legend}>
        {t('imports.headerRow')}
      </legend>
      <Text size={200} className={styles.quiet}>
        {t('imports.headerRowHint')}
      </Text>
      <div className={styles.frame}>
        <table className={styles.table} aria-labelledby="header-choice">
          <tbody>
            {file.firstLines.map(({ row, cells }) => (
              <tr key={row} className={mergeClasses(row === chosen && styles.header, row < chosen && styles.above)}>
                <th scope="row">
                  <Radio
                    name="header-row"
                    value={String(row)}
                    checked={row === chosen}
                    label={String(row)}
                    aria-label={t('imports.headerRowAt', { row })}
                    onChange={() => {
                      setWanted(row)
                      onChoose(row)
                    }}
                  />
                </th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line has its cells by their place
                  <td key={column} title={shownCell(cell, language)}>
                    {shownCell(cell, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  )
}
