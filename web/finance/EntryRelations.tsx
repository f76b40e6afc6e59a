import { Button, makeStyles, Text } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { TextLink } from '../platform/layout/TextLink'
import { useLanguage } from '../platform/texts/useLanguage'
import type { Entry } from './entryValues'
import { ledgerAddress } from './ledgerAddress'
import { NewEntryDialog } from './NewEntryDialog'
import { refundableCents } from './refundOf'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '6px', justifyItems: 'start', minWidth: 0 },
  list: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  title: { margin: 0 },
})

/** What an entry has to do with others: its refunds, what it refunds, and its series. */
export function EntryRelations({ entry, mayEdit }: { entry: Entry; mayEdit: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(entry.currency)
  const [isRefunding, setRefunding] = useState(false)
  const { projectId, seriesId, refundOf, refundOfTitle, refunds } = entry
  const mayRefund = mayEdit && refundOf === null && refundableCents(entry) > 0
  if (!seriesId && !refundOf && refunds.length === 0 && !mayRefund) return null
  return (
    <section className={styles.root} aria-label={t('refund.relations')}>
      {refundOf && (
        <Text>
          {t('refund.of')}{' '}
          {refundOfTitle === null ? (
            t('refund.deleted')
          ) : (
            <TextLink to={addresses.finance(projectId, refundOf)}>{refundOfTitle}</TextLink>
          )}
        </Text>
      )}
      {refunds.length > 0 && (
        <>
          <h3 className={styles.title}>
            <Text weight="semibold">{t('refund.refunds')}</Text>
          </h3>
          <ul className={styles.list}>
            {refunds.map(({ entryId, title, plannedOn, plannedCents }) => (
              <li key={entryId}>
                <TextLink to={addresses.finance(projectId, entryId)}>{title}</TextLink> · {showDay(plannedOn, language)}{' '}
                · {money(plannedCents)}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayRefund && (
        <Button icon={<ArrowUndoRegular />} onClick={() => setRefunding(true)}>
          {t('refund.record')}
        </Button>
      )}
      {seriesId && <TextLink to={ledgerAddress(projectId, { seriesId })}>{t('recurrence.see')}</TextLink>}
      {isRefunding && <NewEntryDialog projectId={projectId} refunded={entry} onClosed={() => setRefunding(false)} />}
    </section>
  )
}
