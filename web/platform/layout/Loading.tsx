import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, padding: tokens.spacingVerticalM },
  // A row of 32 px each, as compact tables have.
  rows: { gap: '8px', padding: '4px 8px' },
  fields: { padding: 0, gap: '16px' },
  field: { display: 'flex', flexDirection: 'column', gap: '6px' },
  name: { width: '30%' },
  cards: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', padding: 0 },
  card: { height: '96px', borderRadius: tokens.borderRadiusLarge },
})

type Props = {
  rows?: number
  /** What will stand there: lines of text, rows of a table, fields of a form, or cards. */
  shape?: 'lines' | 'rows' | 'fields' | 'cards'
}

/** Stands where something will be, in its shape. */
export function Loading({ rows = 6, shape = 'lines' }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Skeleton aria-label={t('loading')} className={mergeClasses(styles.root, shape !== 'lines' && styles[shape])}>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) =>
        shape === 'fields' ? (
          <div key={row} className={styles.field}>
            <SkeletonItem size={12} className={styles.name} />
            <SkeletonItem size={32} />
          </div>
        ) : (
          <SkeletonItem key={row} size={24} {...(shape === 'cards' && { className: styles.card })} />
        ),
      )}
    </Skeleton>
  )
}
