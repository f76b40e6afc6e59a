import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { QueryInput } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { ActionItems } from '../../audit/ActionItems'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { usePagedQuery } from '../../platform/server/usePagedQuery'

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  more: { justifySelf: 'start' },
})

type Props = { input: QueryInput<'baselineReasons'> }

/** What was done to a task between two plans, the last first: who, when, and what stood there before and after. */
export function Reasons({ input }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { items, failure, retry, more, hasMore } = usePagedQuery('baselineReasons', input)
  if (!items) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <Loading rows={3} />
  if (items.length === 0) return <Text className={styles.quiet}>{t('baselines.noReasons')}</Text>
  return (
    <>
      <ActionItems label={t('baselines.why')} actions={items} />
      <FailureBar failure={failure} onRetry={retry} />
      {hasMore && (
        <Button className={styles.more} onClick={more} disabledFocusable={!more}>
          {t('loadMore')}
        </Button>
      )}
    </>
  )
}
