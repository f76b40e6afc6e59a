import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { entryKinds } from '@prumo/contracts/finance/kinds'
import { showMonth } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useQuery } from '../platform/server/useQuery'
import { useShownDay } from '../platform/server/useShownDay'
import { useLanguage } from '../platform/texts/useLanguage'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', minWidth: 0, overflowX: 'auto' },
  table: { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  name: { textAlign: 'left', fontWeight: tokens.fontWeightRegular, padding: '2px 8px 2px 0' },
  amount: { textAlign: 'right', padding: '2px 0 2px 8px', whiteSpace: 'nowrap' },
  head: { fontWeight: tokens.fontWeightSemibold },
})

const figures = ['plannedCents', 'realizedCents', 'paidCents', 'openCents', 'overdueCents'] as const
const nothing = { plannedCents: 0, realizedCents: 0, paidCents: 0, openCount: 0, openCents: 0, overdueCents: 0 }

/** What the months come to that are about to be closed, and what is still open in them. */
export function ClosingPreview({ projectId, month }: { projectId: string; month: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const today = useShownDay()
  const { data, error, mutate } = useQuery('monthTotals', { projectId, month, today })
  const money = useMoney(data?.currency ?? null)
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!data) return <Loading rows={4} />
  const { totals, closedThrough } = data
  const of = (kind: (typeof entryKinds)[number]) => totals.find((total) => total.kind === kind) ?? nothing
  const openCount = entryKinds.reduce((sum, kind) => sum + of(kind).openCount, 0)
  const shown = (day: string) => showMonth(day, language)
  const through = shown(month)
  return (
    <section className={styles.root} aria-label={t('closing.preview')}>
      <Text size={200}>
        {closedThrough
          ? t('closing.since', { from: shown(closedThrough), month: through })
          : t('closing.all', { month: through })}
      </Text>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <td />
            {entryKinds.toReversed().map((kind) => (
              <th key={kind} scope="col" className={styles.amount}>
                {t(`closing.kind.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure}>
              <th scope="row" className={styles.name}>
                {t(`closing.figure.${figure}`)}
              </th>
              {entryKinds.toReversed().map((kind) => (
                <td key={kind} className={styles.amount}>
                  {money(of(kind)[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {openCount > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('closing.open', { count: openCount })}</MessageBarBody>
        </MessageBar>
      )}
    </section>
  )
}
