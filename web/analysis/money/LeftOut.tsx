import { makeStyles, Text } from '@fluentui/react-components'
import type { MoneyView } from '@prumo/contracts/finance/kinds'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../../platform/layout/QuietText'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { useQuery } from '../../platform/server/useQuery'
import { measureBeside } from './besideOf'
import { leftOutSums } from './leftOutSums'
import { leftOutText } from './leftOutText'
import type { MoneyWords } from './moneyWords'
import { WhyLink } from './WhyLink'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  list: { margin: 0, paddingLeft: '18px', fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  question: { projectId: string; view: MoneyView }
  curve: Answer<'moneyCurve'>
  today: string
  words: MoneyWords
}

/** What has no place on a curve, with its sums: with the curve it comes to what the ledger says, which is said. */
export function LeftOut({ question: { projectId, view }, curve, today, words }: Props) {
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
          {curve.leftOut.map(({ because, kind, count, cents }) => (
            <li key={`${because} ${kind}`}>
              {t('moneyCurve.leftOut.row', {
                flow: t(`moneyCurve.flow.${kind}`),
                because: t(`moneyCurve.leftOut.reason.${because}`),
                count,
              })}{' '}
              <WhyLink why={{ measure: measureBeside[because], flow: kind }}>{words.money(cents)}</WhyLink>
            </li>
          ))}
        </ul>
      )}
      {ledger &&
        leftOutSums(curve, ledger.totals, view).map((sums) => (
          <QuietText key={`${sums.kind} ${sums.of}`}>{leftOutText(sums, words)}</QuietText>
        ))}
    </section>
  )
}
