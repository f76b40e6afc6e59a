import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type Billing, documentTypes } from '@prumo/contracts/subscription/billing'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../partners/AddressFields'
import { DraftAround } from '../../platform/drafts/DraftAround'
import { useDraft } from '../../platform/drafts/useDraft'
import { ChoiceField } from '../../platform/forms/choiceFields'
import { FieldGrid } from '../../platform/forms/FieldGrid'
import { FieldErrors } from '../../platform/forms/fieldErrors'
import type { Fields } from '../../platform/forms/formFields'
import { TextField } from '../../platform/forms/textFields'
import { useCommandForm } from '../../platform/forms/useCommandForm'
import { FailureBar } from '../../platform/layout/FailureBar'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { send } from '../../platform/server/api'
import { assignToField } from '../../platform/server/assignToField'
import type { Failure } from '../../platform/server/failure'
import { billingIn, noBilling, textsOfBilling, wrongInBilling } from './billingValues'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '640px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, paddingTop: tokens.spacingVerticalS },
})

type Props = {
  billing: Billing | null
  refresh: () => Promise<unknown>
  onDone: () => void
  onBack: () => void
}

/** All that a receipt needs. What is typed stays in this tab until it is saved. */
export function BillingForm({ billing, refresh, onDone, onBack }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const latest: Record<keyof Billing, string> = billing ?? noBilling
  const draft = useDraft({ id: 'checkout billing', latest, textsOf: textsOfBilling, changedFields: {}, refresh })
  const save = async (fields: Fields) => {
    const typed = billingIn(fields)
    const changed = Object.entries(typed).filter(([name, text]) => draft.base[name as keyof Billing] !== text)
    const saved = await draft.save(Object.fromEntries(changed), (seen) =>
      send('SaveBillingData', { ...typed, ...(billing && { seen }) } as Parameters<typeof send<'SaveBillingData'>>[1]),
    )
    if (saved) onDone()
    return saved
  }
  const form = useCommandForm({ onSubmit: save, check: wrongInBilling, failureOf: atItsField })
  const text = (name: keyof Billing, more: { maxLength?: number; type?: 'tel' | 'email' | 'url' } = {}) => (
    <TextField name={name} label={t(`checkout.billing.${name}`)} value={draft.base[name]} required {...more} />
  )
  return (
    <DraftAround draft={draft}>
      <form {...form.props} className={styles.root}>
        <FieldErrors.Provider value={form.errors}>
          <FieldGrid>
            <ChoiceField
              name="documentType"
              label={t('checkout.billing.documentType')}
              value={draft.base.documentType}
              choices={documentTypes.map((type) => ({ value: type, text: type.toUpperCase() }))}
            />
            {text('document', { maxLength: 18 })}
            {text('companyName', { maxLength: 200 })}
            {text('municipalRegistration', { maxLength: 50 })}
          </FieldGrid>
          <SectionTitle as="h3">{t('checkout.billing.person')}</SectionTitle>
          <FieldGrid>
            {text('responsible', { maxLength: 100 })}
            {text('responsibleDocument', { maxLength: 14 })}
            {text('email', { type: 'email', maxLength: 254 })}
            {text('areaCode', { type: 'tel', maxLength: 5 })}
            {text('phone', { type: 'tel', maxLength: 20 })}
            {text('website', { maxLength: 300 })}
          </FieldGrid>
          <SectionTitle as="h3">{t('checkout.billing.address')}</SectionTitle>
          <AddressFields address={draft.base as Billing} from="/rest/billing-addresses" required />
        </FieldErrors.Provider>
        <FailureBar failure={form.failure} />
        <div className={styles.actions}>
          <Button appearance="primary" type="submit" disabledFocusable={form.sending}>
            {t('next')}
          </Button>
          <Button onClick={onBack}>{t('checkout.changePlan')}</Button>
        </div>
      </form>
    </DraftAround>
  )
}

/** Whose document or address it is already is said at its field. */
const atItsField = (failure: Failure): Failure =>
  assignToField(failure, {
    'organization.documentTaken': 'document',
    'billing.emailTaken': 'email',
    'partner.documentInvalid': 'document',
  })
