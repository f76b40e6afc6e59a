import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'flex', gap: '12px', overflow: 'hidden' },
  column: { display: 'flex', flexDirection: 'column', gap: '8px', width: '280px', flexShrink: 0 },
})
const heights = [72, 96, 80] as const

/** Columns and cards, as they will be. */
export function BoardLoading() {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Skeleton className={styles.root} aria-label={t('loading')}>
      {['a', 'b', 'c', 'd'].map((column) => (
        <div key={column} className={styles.column}>
          <SkeletonItem size={24} style={{ width: '60%' }} />
          {heights.map((height) => (
            <SkeletonItem key={height} style={{ height }} />
          ))}
        </div>
      ))}
    </Skeleton>
  )
}
