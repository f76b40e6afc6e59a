import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, padding: tokens.spacingVerticalM },
})

/** Stands where rows will be. */
export function Loading({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Skeleton aria-label={t('loading')} className={styles.root}>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <SkeletonItem key={row} size={24} />
      ))}
    </Skeleton>
  )
}
