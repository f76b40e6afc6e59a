import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '10px' },
})
const areas = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

/** Areas, as they will be. */
export function CanvasLoading() {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Skeleton className={styles.root} aria-label={t('loading')}>
      {areas.map((area) => (
        <SkeletonItem key={area} style={{ height: 180 }} />
      ))}
    </Skeleton>
  )
}
