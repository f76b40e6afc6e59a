import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextButton } from '../layout/TextButton'
import { useLanguage } from '../texts/useLanguage'
import { FigureValue } from './FigureValue'
import type { FigureOf, OpenValue } from './figureOf'
import { figureHeaders } from './figureRows'
import { placeName } from './placeName'

/** So many rows are drawn at first: a table of two years of days would hold the page up. */
const rowsAtFirst = 120

const useStyles = makeStyles({
  root: {
    position: 'relative',
    maxHeight: '360px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  whole: { maxHeight: 'none', overflow: 'visible' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '4px 10px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: tokens.fontWeightRegular,
    },
    '& tr > :first-child': {
      position: 'sticky',
      left: 0,
      backgroundColor: tokens.colorNeutralBackground1,
      textAlign: 'start',
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      backgroundColor: tokens.colorNeutralBackground3,
      fontWeight: tokens.fontWeightSemibold,
      whiteSpace: 'normal',
      minWidth: '72px',
    },
    '& thead th:first-child': { zIndex: 1, backgroundColor: tokens.colorNeutralBackground3 },
  },
})

type Props = {
  figure: FigureOf
  onOpen: OpenValue | undefined
  /** All rows, and no scroller: on paper. */
  isWhole: boolean
}

/** The values of a figure as a table, each of which opens what is behind it. */
export function FigureTable({ figure, onOpen, isWhole }: Props) {
  const { title, places, placesAre, series, show } = figure
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const most = isOpen || isWhole ? places.length : rowsAtFirst
  return (
    <>
      <section
        className={mergeClasses(styles.root, isWhole && styles.whole)}
        aria-label={t('charts.tableOf', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
        tabIndex={0}
      >
        <table className={styles.table} aria-rowcount={places.length + 1}>
          <thead>
            <tr>
              {figureHeaders(figure).map((header, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stand still, and two may have one name
                <th key={at} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.slice(0, most).map((place, index) => (
              <tr key={place} aria-rowindex={index + 2}>
                <th scope="row">{placeName(place, placesAre, language)}</th>
                {series.map(({ key, values }) => (
                  <td key={key}>
                    <FigureValue value={values[index]} show={show} onOpen={onOpen && (() => onOpen(key, index))} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {places.length > most && (
        <TextButton onClick={() => setOpen(true)}>{t('charts.allRows', { count: places.length })}</TextButton>
      )}
    </>
  )
}
