import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { TextLink } from '../../platform/layout/TextLink'
import { seatsTaken } from './misfits'
import { PlanCard } from './PlanCard'
import { seatRows } from './seatRows'

const useStyles = makeStyles({
  table: { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: '4px 0',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  count: { textAlign: 'end' },
  head: {
    padding: '0 0 4px',
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
})

/** How many seats of each licence are used, of how many that were bought. */
export function SeatsUsed({ subscription }: { subscription: Answer<'subscription'> }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { plan, seats } = subscription
  const isShared = plan !== 'enterprise'
  return (
    <PlanCard title={t('plans.seats')}>
      {isShared && <Text>{t('plans.seatsTaken', { used: seatsTaken(subscription), seats })}</Text>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('plans.licence')}
            </th>
            <th scope="col" className={mergeClasses(styles.head, styles.count)}>
              {t('plans.used')}
            </th>
            <th scope="col" className={mergeClasses(styles.head, styles.count)}>
              {t('plans.bought')}
            </th>
          </tr>
        </thead>
        <tbody>
          {seatRows(subscription).map(({ licence, used, bought }) => (
            <tr key={licence}>
              <th scope="row" className={styles.cell}>
                {t(`licence.${licence}`)}
              </th>
              <td className={mergeClasses(styles.cell, styles.count)}>{used}</td>
              <td className={mergeClasses(styles.cell, styles.count)}>{bought ?? t('plans.unlimited')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isShared && <Text size={200}>{t('plans.seatsShared')}</Text>}
      <TextLink to={addresses.organization()}>{t('navigation.organization')}</TextLink>
    </PlanCard>
  )
}
