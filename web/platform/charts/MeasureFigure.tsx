import { makeStyles } from '@fluentui/react-components'
import { TableRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadMenu } from '../layout/DownloadMenu'
import { EmptyState } from '../layout/EmptyState'
import { QuietText } from '../layout/QuietText'
import { ToolbarButton } from '../layout/ToolbarButton'
import { look } from '../look/look'
import { usePreferences } from '../session/usePreferences'
import { useLanguage } from '../texts/useLanguage'
import { FigureStage } from './FigureStage'
import { FigureTable } from './FigureTable'
import { figureColours } from './figureColours'
import type { FigureOf, OpenValue } from './figureOf'
import { type At, firstAt } from './neighbourOf'
import { useIsPrinting } from './useIsPrinting'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: look.room.close, width: '100%', minWidth: 0, margin: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: look.room.close },
  caption: { flex: '1 1 200px', minWidth: 0 },
  title: { margin: 0, ...look.lettering.heading },
  conclusion: { margin: 0, ...look.lettering.text },
  tools: { display: 'flex', flexWrap: 'wrap', gap: look.room.tight },
})

type Props = {
  /** Kept by whoever shows it (`useMemo`): a new one is drawn anew. */
  figure: FigureOf
  /** Enter or a press at a value: what is behind it. */
  onOpen?: OpenValue
  /** `still` needs no library: for home, reports and public pages. */
  drawer?: 'interactive' | 'still'
  /** In pixels. */
  height?: number
  /** Of the files it is saved as, without an ending. */
  fileName: string
}

/** The chart of measures: its conclusion, its values drawn, read and walked through, the same as a table and as files. */
export function MeasureFigure({ figure, onOpen, drawer = 'interactive', height = 320, fileName }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const isPrinting = useIsPrinting()
  const colorMode = usePreferences().colorMode
  const colours = figureColours[isPrinting ? 'light' : colorMode]
  const [isTable, setTable] = useState(false)
  const openAt = onOpen && (({ series, index }: At) => onOpen(figure.series[series]?.key ?? '', index))
  const isEmpty = !firstAt(figure.series)
  return (
    <figure className={styles.root} aria-label={figure.conclusion}>
      <div className={styles.head}>
        <figcaption className={styles.caption}>
          <p className={styles.title}>{figure.title}</p>
          <p className={styles.conclusion}>{figure.conclusion}</p>
        </figcaption>
        {!isEmpty && !isPrinting && (
          <div className={styles.tools}>
            <ToolbarButton
              isNamed
              icon={<TableRegular />}
              label={t(isTable ? 'charts.hideTable' : 'charts.showTable')}
              aria-expanded={isTable}
              onClick={() => setTable(!isTable)}
            />
            <FigureDownloads figure={figure} fileName={fileName} />
          </div>
        )}
      </div>
      {isEmpty ? (
        <EmptyState title={t('charts.none')} />
      ) : (
        <FigureStage
          figure={figure}
          colours={colours}
          isInteractive={drawer === 'interactive' && !isPrinting}
          height={height}
          onOpen={openAt}
        />
      )}
      {!isEmpty && (isTable || isPrinting) && <FigureTable figure={figure} onOpen={onOpen} isWhole={isPrinting} />}
      {figure.notes?.map((note) => (
        <QuietText key={note} block style={{ overflowWrap: 'anywhere' }}>
          {note}
        </QuietText>
      ))}
    </figure>
  )
}

/** Its code comes when something is taken away. */
function FigureDownloads({ figure, fileName }: Pick<Props, 'figure' | 'fileName'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const taken = { figure, language, fileName }
  const take = async () => (await import('./takeFigure')).takeFigure
  return (
    <DownloadMenu
      label={t('charts.takeAway', { title: figure.title })}
      downloads={[
        { name: t('charts.picture'), save: async () => (await take()).asPicture(taken) },
        { name: t('charts.csv'), save: async () => (await take()).asTable(taken, 'csv') },
        { name: t('charts.xlsx'), save: async () => (await take()).asTable(taken, 'xlsx') },
        { name: t('charts.print'), save: async () => (await take()).onPaper(taken) },
      ]}
    />
  )
}
