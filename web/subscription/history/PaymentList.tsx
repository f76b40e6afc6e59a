import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { ListFilterBar } from '../../platform/lists/ListFilterBar'
import { PagedTable } from '../../platform/lists/PagedTable'
import { useAddress, withParameter } from '../../platform/lists/useAddress'
import { usePagedQuery } from '../../platform/server/usePagedQuery'
import { PaymentDrawer } from './PaymentDrawer'
import { PaymentsExport } from './PaymentsExport'
import { usePaymentColumns } from './usePaymentColumns'

/** The payments, the newest first. Which one is open stands in the address. */
export function PaymentList() {
  const { t } = useTranslation()
  const pages = usePagedQuery('payments', {})
  const columns = usePaymentColumns()
  const [address, changeAddress] = useAddress()
  const openId = address.get('open') ?? undefined
  const open = (paymentId?: string) =>
    changeAddress((before) => withParameter(before, 'open', paymentId), { replace: openId !== undefined })
  const total = pages.first?.total
  return (
    <>
      <ListFilterBar
        count={total === undefined ? null : t('payments.count', { count: total })}
        chips={[]}
        actions={total !== undefined && total > 0 && <PaymentsExport />}
      />
      <PagedTable
        pages={pages}
        empty={
          <EmptyState title={t('payments.none')} text={t('payments.noneText')}>
            <ButtonLink to={addresses.plans()}>{t('navigation.plans')}</ButtonLink>
          </EmptyState>
        }
        label={t('navigation.payment-history')}
        columns={columns}
        keyOf={({ paymentId }) => paymentId}
        onOpen={({ paymentId }) => open(paymentId)}
        isOpen={({ paymentId }) => paymentId === openId}
      />
      {openId && (
        <PaymentDrawer
          paymentId={openId}
          siblings={pages.items?.map(({ paymentId }) => paymentId) ?? []}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      )}
    </>
  )
}
