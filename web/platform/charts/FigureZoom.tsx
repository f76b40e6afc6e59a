import { makeStyles } from '@fluentui/react-components'
import { ZoomInRegular, ZoomOutRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { TextButton } from '../layout/TextButton'
import { ToolButton } from '../layout/ToolButton'
import { look } from '../look/look'
import type { FigureOf } from './figureOf'
import { type FigureWalk, zoomTimes } from './useFigureWalk'

const useStyles = makeStyles({ root: { display: 'flex', alignItems: 'center', gap: look.room.close } })

/** With fewer places there is nothing to look closer at. */
const fewest = 12

/** Looks closer or wider without dragging and without keys. */
export function FigureZoom({ figure: { places }, walk }: { figure: FigureOf; walk: FigureWalk }) {
  const { t } = useTranslation()
  const styles = useStyles()
  if (places.length < fewest) return null
  return (
    <div className={styles.root}>
      <ToolButton
        size="small"
        icon={<ZoomInRegular />}
        label={t('charts.closer')}
        onClick={() => walk.zoom(zoomTimes.closer)}
      />
      <ToolButton
        size="small"
        icon={<ZoomOutRegular />}
        label={t('charts.wider')}
        onClick={() => walk.zoom(zoomTimes.wider)}
      />
      {!walk.isWhole && <TextButton onClick={() => walk.showSpan(undefined)}>{t('charts.whole')}</TextButton>}
    </div>
  )
}
