import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import type { QueryInput } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { QuietText } from '../../platform/layout/QuietText'
import { TextLink } from '../../platform/layout/TextLink'
import { usePagedQuery } from '../../platform/server/usePagedQuery'
import { useLanguage } from '../../platform/texts/useLanguage'
import { useProjectRights } from '../../projects/useProjectRights'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '5px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontVariantNumeric: 'tabular-nums',
  },
  title: { overflowWrap: 'anywhere' },
  amount: { textAlign: 'right', whiteSpace: 'nowrap' },
  log: { textAlign: 'right', fontSize: tokens.fontSizeBase200 },
  more: { alignSelf: 'start' },
})

type Props = { question: QueryInput<'moneyParts'>; money: (cents: number) => string }

/** The entries that a figure is the sum of, by their days; each with the way to it, and to its actions in the log. */
export function WhyParts({ question, money }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { projectId, of } = question
  const seesLog = useProjectRights(projectId).can('actionLog', 'viewOnly')
  const { items, failure, retry, more } = usePagedQuery('moneyParts', question)
  return (
    <>
      <Text as="h3" weight="semibold">
        {t(`moneyCurve.partsOf.${of}`)}
      </Text>
      <FailureBar failure={failure} onRetry={retry} />
      {!items && !failure && <Loading rows={4} />}
      {items?.length === 0 && <Text>{t('moneyCurve.noParts')}</Text>}
      <ul className={styles.list}>
        {items?.map(({ entryId, installmentId, title, on, cents }) => (
          <li key={`${entryId} ${installmentId} ${on} ${cents}`} className={styles.row}>
            <span className={styles.title}>
              <TextLink to={addresses.finance(projectId, entryId)}>{title}</TextLink>
            </span>
            <span className={styles.amount}>{money(cents)}</span>
            <QuietText>{on === null ? t('moneyCurve.noDay') : showDay(on, language)}</QuietText>
            {seesLog && (
              <span className={styles.log}>
                <TextLink to={addresses.projectActionLog(projectId, { record: entryId })}>
                  {t('moneyCurve.inLog')}
                </TextLink>
              </span>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <Button className={styles.more} onClick={more}>
          {t('loadMore')}
        </Button>
      )}
    </>
  )
}
