import { Button, Text } from '@fluentui/react-components'
import { quotas } from '@prumo/contracts/discussion/storage'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/texts/useLanguage'
import { BudgetDialog } from '../BudgetDialog'
import { OfferCard } from './OfferCard'

/** The plan that is not sold here but asked for. */
export function EnterpriseOffer({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <OfferCard
      name={t('plans.plan.enterprise')}
      mark={isCurrent ? t('plans.current') : undefined}
      foot={<BudgetDialog trigger={<Button>{t('budget.ask')}</Button>} />}
    >
      <Text weight="semibold">{t('plans.onRequest')}</Text>
      <Text>{t('plans.enterpriseSeats')}</Text>
      <Text>{t('plans.storageOf', { size: showBytes(quotas.enterprise, language) })}</Text>
      <Text>{t('plans.projectsFree')}</Text>
    </OfferCard>
  )
}
