import { makeStyles, Text } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../../platform/layout/QuietText'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { useQuery } from '../../platform/server/useQuery'
import { leftOutSums } from './leftOutSums'
import { WhyLink } from './WhyLink'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  list: { margin: 0, paddingLeft: '18px', fontVariantNumeric: 'tabular-nums' },
})

type Props = { projectId: string; curve: Answer<'moneyCurve'>; today: string; money: (cents: number) => string }

/** What has no place on a curve, with its sums: with the curve it comes to what the ledger plans, which is said. */
export function LeftOut({ projectId, curve, today, money }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: ledger } = useQuery('ledgerTotals', { projectId, today })
  return (
    <section className={styles.root} aria-labelledby="left-out">
      <SectionTitle as="h3" id="left-out">
        {t('moneyCurve.leftOut.title')}
      </SectionTitle>
      {curve.leftOut.length === 0 ? (
        <Text>{t('moneyCurve.leftOut.none')}</Text>
      ) : (
        <ul className={styles.list}>
          {curve.leftOut.map(({ because, kind, of, count, cents }) => (
            <li key={`${because} ${kind} ${of}`}>
              {t('moneyCurve.leftOut.row', {
                flow: t(`moneyCurve.flow.${kind}`),
                of: t(`moneyCurve.leftOut.${of}`),
                because: t(`moneyCurve.leftOut.reason.${because}`),
                count,
              })}{' '}
              <WhyLink
                why={{
                  measure: of === 'planned' ? 'plannedTotalAmount' : 'realizedAmount',
                  flow: kind,
                  without: because === 'noDay' ? 'day' : 'origin',
                }}
              >
                {money(cents)}
              </WhyLink>
            </li>
          ))}
        </ul>
      )}
      {ledger &&
        leftOutSums(curve, ledger.totals).map(({ kind, curve: on, out, cancelled, total, addsUp }) => (
          <QuietText key={kind}>
            {t(`moneyCurve.leftOut.${addsUp ? (cancelled > 0 ? 'addsWithCancelled' : 'adds') : 'differs'}`, {
              flow: t(`moneyCurve.flow.${kind}`),
              curve: money(on),
              out: money(out),
              cancelled: money(cancelled),
              total: money(total),
            })}
          </QuietText>
        ))}
    </section>
  )
}
