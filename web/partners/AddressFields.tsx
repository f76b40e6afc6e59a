import { makeStyles } from '@fluentui/react-components'
import { states } from '@prumo/contracts/partners/partnerChoices'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../platform/forms/choiceFields'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FieldDrafts } from '../platform/forms/fieldDrafts'
import { TextField } from '../platform/forms/textFields'
import { QuietText } from '../platform/layout/QuietText'
import { TextButton } from '../platform/layout/TextButton'
import { type Partner, shownPostalCode } from './partnerValues'
import { type Looked, useAddressFilling } from './useAddressFilling'

const useStyles = makeStyles({
  // Its fields are those of the grid around it.
  listening: { display: 'contents' },
  code: { minWidth: 0 },
})

type Part = 'street' | 'number' | 'complement' | 'neighborhood' | 'city' | 'stateCode' | 'postalCode'
type Props = {
  /** What stands in them. */
  address: Partial<Pick<Partner, Part>> | undefined
  /** Where addresses are looked up: by another call for whoever pays. */
  from?: '/rest/addresses' | '/rest/billing-addresses'
  required?: boolean
}

/** The fields of an address. The postal code fills what is still empty. */
export function AddressFields({ address, from = '/rest/addresses', required = false }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { onInput, looked, replace, drafts } = useAddressFilling(from)
  const text = (name: 'street' | 'number' | 'complement' | 'neighborhood' | 'city', maxLength = 100) => (
    <TextField name={name} value={address?.[name] ?? ''} maxLength={maxLength} required={required} />
  )
  return (
    <FieldDrafts.Provider value={drafts}>
      <div className={styles.listening} onInput={onInput}>
        <FieldGrid>
          <div className={styles.code}>
            <TextField
              name="postalCode"
              value={shownPostalCode({ postalCode: address?.postalCode ?? null })}
              required={required}
              maxLength={20}
              inputMode="numeric"
              placeholder="00000-000"
            />
            <div role="status">{looked && <LookedLine looked={looked} onReplace={replace} />}</div>
          </div>
          {text('street', 200)}
          {text('number', 20)}
          {text('complement')}
          {text('neighborhood')}
          {text('city')}
          <ChoiceField
            name="stateCode"
            value={address?.stateCode ?? ''}
            choices={[
              { value: '', text: t('partners.noState') },
              ...states.map((state) => ({ value: state, text: state })),
            ]}
          />
        </FieldGrid>
      </div>
    </FieldDrafts.Provider>
  )
}

function LookedLine({ looked: { outcome, address }, onReplace }: { looked: Looked; onReplace: () => void }) {
  const { t } = useTranslation()
  if (outcome === 'off') return null
  const { street, neighborhood, city, stateCode } = address ?? {}
  const place = [street, neighborhood, city && `${city}/${stateCode}`].filter(Boolean).join(', ')
  return (
    <QuietText>
      {t(`partners.postalCode.${outcome}`, { place })}{' '}
      {outcome === 'differs' && <TextButton onClick={onReplace}>{t('partners.postalCode.replace')}</TextButton>}
    </QuietText>
  )
}
