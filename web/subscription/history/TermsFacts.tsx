import { useTranslation } from 'react-i18next'
import { browserOf } from '../../audit/browserOf'
import { useShowInstant } from '../../platform/formats/useShowInstant'
import { Facts } from '../../platform/layout/Facts'
import { FailureBar } from '../../platform/layout/FailureBar'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { useQuery } from '../../platform/server/useQuery'

/** Which terms were accepted for a payment, when, and from which address and browser. */
export function TermsFacts({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const { data, error, mutate } = useQuery('paymentRecord', { paymentId })
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!data?.terms) return null
  const { version, sha256, acceptedAt, from } = data.terms
  const browser = from?.userAgent && browserOf(from.userAgent)
  return (
    <section>
      <SectionTitle as="h3">{t('payments.terms')}</SectionTitle>
      <Facts
        facts={[
          [t('payments.termsVersion'), version],
          [t('payments.acceptedAt'), showInstant(acceptedAt)],
          [t('payments.address'), from?.address ?? from?.network ?? t('payments.notKept')],
          [t('payments.browser'), browser || t('payments.notKept')],
          [t('payments.termsHash'), sha256],
        ]}
      />
    </section>
  )
}
