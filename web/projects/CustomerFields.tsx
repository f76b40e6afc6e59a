import { useTranslation } from 'react-i18next'
import { HiddenValue } from '../platform/forms/HiddenValue'
import { ShownField } from '../platform/forms/ShownField'
import { TextField } from '../platform/forms/textFields'
import { useAccess } from '../platform/session/useAccess'
import { CustomerField } from './CustomerField'
import type { ProjectForm } from './detailsIn'

/** The customer that a project has already. */
export type PresentCustomer = { customerId: string | null; customer: string | null; customerGone: boolean }

type Props = { value: ProjectForm; present: PresentCustomer }

/**
 * Who the project is for: chosen in the register by whoever may see it, or written as a text. A text stays as it is
 * once a customer is chosen.
 */
export function CustomerFields({ value, present }: Props) {
  const { t } = useTranslation()
  const can = useAccess()
  const seesRegister = can('customers', 'viewOnly')
  const written = value.customerName ?? ''
  const isChosen = present.customerId !== null
  const hints = [
    isChosen && written && written !== present.customer && t('projects.customerWritten', { text: written }),
    present.customerGone && t('projects.customerGone'),
  ].filter(Boolean)
  return (
    <>
      {seesRegister && (
        <CustomerField
          name="customerId"
          value={value.customerId ?? ''}
          present={present}
          {...(hints.length > 0 && { hint: hints.join(' ') })}
        />
      )}
      {isChosen && !seesRegister && <ShownField label={t('field.customerId')}>{present.customer}</ShownField>}
      {!seesRegister && <HiddenValue name="customerId" value={value.customerId ?? ''} />}
      {isChosen ? (
        <HiddenValue name="customerName" value={written} />
      ) : (
        <TextField
          name="customerName"
          value={written}
          maxLength={200}
          {...(seesRegister && { hint: t('projects.customerAsText') })}
        />
      )}
    </>
  )
}
