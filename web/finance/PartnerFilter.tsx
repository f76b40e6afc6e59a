import { useTranslation } from 'react-i18next'
import { SearchedChoice } from '../platform/forms/SearchedChoice'
import { useFetchQuery } from '../platform/server/useFetchQuery'

type Props = { value: string; onChange: (partnerId: string) => void }

/** Narrows a ledger to a customer or supplier of the register, found by name. */
export function PartnerFilter({ value, onChange }: Props) {
  const { t } = useTranslation()
  const ask = useFetchQuery()
  const textOf = (name: string | null) => name ?? t('ledger.somebody')
  return (
    <SearchedChoice
      label={t('field.partnerId')}
      any={t('ledger.anyPartner')}
      size="small"
      value={value}
      question="partners of a ledger"
      ask={async ({ chosenId, ...wish }) => {
        if (chosenId) {
          const { partnerId, name } = await ask('partner', { partnerId: chosenId })
          return { items: [{ value: partnerId, text: textOf(name) }], next: null }
        }
        const { items, next } = await ask('partners', wish)
        return { items: items.map(({ partnerId, name }) => ({ value: partnerId, text: textOf(name) })), next }
      }}
      onChange={onChange}
    />
  )
}
