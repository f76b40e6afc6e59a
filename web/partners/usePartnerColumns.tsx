import type { ListedPartner } from '@prumo/contracts/partners/queries'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { useNarrow } from '../platform/layout/useNarrow'
import { CutText } from '../platform/lists/CutText'
import { RowTitle } from '../platform/lists/RowTitle'
import type { Column } from '../platform/lists/Table'
import { shownDocument, wordsOfTypes } from './partnerValues'

/** What the register shows of each partner. A narrow window has it all in one cell. */
export function usePartnerColumns(): Column<ListedPartner>[] {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const place = ({ city, stateCode }: ListedPartner) => [city, stateCode].filter(Boolean).join(' / ')
  const below = (partner: ListedPartner) =>
    narrow
      ? [wordsOfTypes(partner.types, t), shownDocument(partner), place(partner), partner.phone]
      : [partner.companyName]
  return [
    {
      key: 'name',
      name: t('field.name'),
      sortable: true,
      width: 'minmax(200px, 3fr)',
      cell: (partner) => (
        <RowTitle
          to={addresses.customers({ open: partner.partnerId })}
          quiet={below(partner).filter(Boolean).join(' · ')}
        >
          {partner.name ?? t('partners.erased')}
        </RowTitle>
      ),
    },
    {
      key: 'types',
      name: t('field.types'),
      width: '150px',
      wide: true,
      cell: ({ types }) => <CutText>{wordsOfTypes(types, t)}</CutText>,
    },
    { key: 'document', name: t('field.document'), sortable: true, width: '166px', wide: true, cell: shownDocument },
    {
      key: 'place',
      name: t('partners.place'),
      sortable: true,
      width: 'minmax(110px, 1fr)',
      wide: true,
      cell: (partner) => <CutText>{place(partner)}</CutText>,
    },
    {
      key: 'phone',
      name: t('field.phone'),
      width: '136px',
      wide: true,
      cell: ({ phone }) => <CutText>{phone}</CutText>,
    },
    {
      key: 'email',
      name: t('field.email'),
      sortable: true,
      width: 'minmax(150px, 1.6fr)',
      wide: true,
      cell: ({ email }) => <CutText>{email}</CutText>,
    },
  ]
}
