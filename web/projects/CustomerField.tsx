import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftable } from '../platform/forms/draftable'
import { HiddenValue } from '../platform/forms/HiddenValue'
import { SearchedChoice } from '../platform/forms/SearchedChoice'
import { type Common, Framed, firstOf } from '../platform/forms/textFields'
import { fetchQuery } from '../platform/server/api'

/** A form's field for a customer of the organization's register. */
export const CustomerField = draftable(PlainCustomerField, firstOf)

type Props = Common & {
  value?: string
  /** The customer that the record has now, whose name is known. */
  present: { customerId: string | null; customer: string | null }
}

function PlainCustomerField({ value = '', present, ...frame }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(value)
  const [names] = useState(() => new Map<string, string>())
  const nameOf = (id: string) => (id !== '' && id === present.customerId ? present.customer : names.get(id)) ?? ''
  const nameIn = async (partnerId: string) => {
    const name = nameOf(partnerId)
    return name || ((await fetchQuery('partner', { partnerId })).name ?? t('projects.erasedCustomer'))
  }
  return (
    <Framed {...frame} shown={nameOf(value)} words={(texts) => nameOf(firstOf(texts))}>
      <div style={{ display: 'grid' }}>
        <HiddenValue name={frame.name} value={chosen} />
        <SearchedChoice
          label={t(`field.${frame.name}`)}
          any={t('projects.noCustomer')}
          value={chosen}
          question="customers of the register"
          ask={async ({ chosenId, ...wish }) => {
            if (chosenId) return { items: [{ value: chosenId, text: await nameIn(chosenId) }], next: null }
            const { items, next } = await fetchQuery('partners', { ...wish, type: 'customer', limit: 30 })
            for (const { partnerId, name } of items) if (name) names.set(partnerId, name)
            const named = items.filter(({ name }) => name)
            return { items: named.map(({ partnerId }) => ({ value: partnerId, text: nameOf(partnerId) })), next }
          }}
          onChange={setChosen}
        />
      </div>
    </Framed>
  )
}
