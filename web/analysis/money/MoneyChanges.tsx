import { Button, makeStyles, Text } from '@fluentui/react-components'
import type { Answer, QueryInput } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { TextLink } from '../../platform/layout/TextLink'
import { usePagedQuery } from '../../platform/server/usePagedQuery'
import { useProjectRights } from '../../projects/useProjectRights'
import { useAmountTable } from './useAmountTable'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  more: { alignSelf: 'start' },
})

type Change = Answer<'moneyCurveChanges'>['items'][number]
type Props = { question: QueryInput<'moneyCurveChanges'>; day: string; money: (cents: number) => string }

/** Why what was reported on a day is not what is known of it now: each entry that was recorded otherwise since. */
export function MoneyChanges({ question, day, money }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { items, first, failure, retry, more } = usePagedQuery('moneyCurveChanges', question)
  return (
    <section className={styles.root} aria-labelledby="money-changes">
      <SectionTitle as="h3" id="money-changes">
        {t('moneyCurve.changes.title', { day })}
      </SectionTitle>
      <FailureBar failure={failure} onRetry={retry} />
      {!items && !failure && <Loading rows={2} />}
      {items?.length === 0 && <Text>{t('moneyCurve.changes.none')}</Text>}
      {items && items.length > 0 && (
        <>
          <Text>{t('moneyCurve.changes.count', { count: first?.count ?? items.length })}</Text>
          <Changed projectId={question.projectId} items={items} money={money} />
        </>
      )}
      {more && (
        <Button className={styles.more} onClick={more}>
          {t('loadMore')}
        </Button>
      )}
    </section>
  )
}

type ChangedProps = { projectId: string; items: readonly Change[]; money: Props['money'] }

function Changed({ projectId, items, money }: ChangedProps) {
  const { t } = useTranslation()
  const styles = useAmountTable()
  const seesLog = useProjectRights(projectId).can('actionLog', 'viewOnly')
  const written = (flow: Change['before'], line: 'planned' | 'realized') =>
    flow === null ? t('moneyCurve.changes.absent') : money(flow[line])
  const headers = ['planned', 'plannedNow', 'realized', 'realizedNow'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <section className={styles.scroller} aria-labelledby="money-changes" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('moneyCurve.changes.entry')}</th>
            {headers.map((header) => (
              <th key={header} scope="col">
                {t(`moneyCurve.changes.${header}`)}
              </th>
            ))}
            {seesLog && <th scope="col">{t('moneyCurve.inLog')}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map(({ entryId, title, kind, before, after }) => (
            <tr key={entryId}>
              <th scope="row">
                {/* What is no part of it any more may be deleted: its actions tell. */}
                {after ? <TextLink to={addresses.finance(projectId, entryId)}>{title}</TextLink> : title} (
                {t(`entryKind.${kind}`)})
              </th>
              <td>{written(before, 'planned')}</td>
              <td>{written(after, 'planned')}</td>
              <td>{written(before, 'realized')}</td>
              <td>{written(after, 'realized')}</td>
              {seesLog && (
                <td>
                  <TextLink to={addresses.projectActionLog(projectId, { record: entryId })}>
                    {t('moneyCurve.inLog')}
                  </TextLink>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
