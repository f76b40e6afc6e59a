import { makeStyles, tokens } from '@fluentui/react-components'
import { type PartnerType, partnerTypes } from '@prumo/contracts/partners/partnerChoices'
import { useTranslation } from 'react-i18next'
import { ManyChoicesField } from '../platform/forms/choiceFields'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { TextField } from '../platform/forms/textFields'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { AddressFields } from './AddressFields'
import { type Partner, shownDocument } from './partnerValues'

const useStyles = makeStyles({ heading: { paddingTop: tokens.spacingVerticalS } })

type Props = { partner?: Partner; types: readonly PartnerType[] }

/** Every field of a customer or supplier; without one, of a new one. */
export function PartnerFields({ partner, types }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const text = (name: 'responsible' | 'jobTitle') => (
    <TextField name={name} value={partner?.[name] ?? ''} maxLength={100} />
  )
  return (
    <>
      <ManyChoicesField
        name="types"
        required
        value={types}
        choices={partnerTypes.map((type) => ({ value: type, text: t(`partnerType.${type}`) }))}
      />
      <TextField name="name" value={partner?.name ?? ''} maxLength={200} required />
      <TextField name="companyName" value={partner?.companyName ?? ''} maxLength={200} />
      <TextField
        name="document"
        value={partner ? shownDocument(partner) : ''}
        maxLength={30}
        hint={t('partners.documentHint')}
      />
      <SectionTitle as="h3" className={styles.heading}>
        {t('partners.contact')}
      </SectionTitle>
      <FieldGrid>
        {text('responsible')}
        {text('jobTitle')}
        <TextField name="phone" type="tel" value={partner?.phone ?? ''} maxLength={30} />
        <TextField name="email" type="email" value={partner?.email ?? ''} maxLength={254} />
      </FieldGrid>
      <SectionTitle as="h3" className={styles.heading}>
        {t('partners.address')}
      </SectionTitle>
      <AddressFields address={partner} />
    </>
  )
}
