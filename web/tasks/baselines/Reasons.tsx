import { Avatar, Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { describeKind } from '@prumo/contracts/audit/describeDenial'
import { showInstant } from '@prumo/contracts/formats/days'
import type { QueryInput } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { ChangesInBrief } from '../../audit/ChangesInBrief'
import { useActorName } from '../../audit/useActorName'
import { useWording } from '../../audit/useWording'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { usePagedQuery } from '../../platform/server/usePagedQuery'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalM },
  item: { display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: '10px' },
  head: { display: 'block', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  more: { justifySelf: 'start' },
})

type Props = { input: QueryInput<'baselineReasons'> }

/** What was done to a task between two plans, the last first: who, when, and what stood there before and after. */
export function Reasons({ input }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const nameOf = useActorName()
  const wording = useWording()
  const { items, failure, retry, more, hasMore } = usePagedQuery('baselineReasons', input)
  if (!items) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <Loading rows={3} />
  if (items.length === 0) return <Text className={styles.quiet}>{t('baselines.noReasons')}</Text>
  return (
    <>
      <ol className={styles.list} aria-label={t('baselines.why')}>
        {items.map((action) => (
          <li key={action.eventId} className={styles.item}>
            <Avatar size={28} name={nameOf(action.actor)} aria-hidden="true" />
            <div>
              <Text className={styles.head}>
                <strong>{nameOf(action.actor)}</strong> {describeKind({ ...action, recordName: null }, wording)}
              </Text>
              <Text size={200} className={styles.quiet}>
                <time dateTime={action.at} title={action.at}>
                  {showInstant(action.at, wording.language)}
                </time>
              </Text>
              <ChangesInBrief action={action} wording={wording} most={6} wrap />
            </div>
          </li>
        ))}
      </ol>
      <FailureBar failure={failure} onRetry={retry} />
      {hasMore && (
        <Button className={styles.more} onClick={more} disabledFocusable={!more}>
          {t('loadMore')}
        </Button>
      )}
    </>
  )
}
