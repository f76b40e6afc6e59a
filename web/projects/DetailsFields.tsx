import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../platform/forms/choiceFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { TextField } from '../platform/forms/textFields'
import { CustomerFields, type PresentCustomer } from './CustomerFields'
import type { ProjectForm } from './detailsIn'

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalM,
  },
})

/** The fields of a project's general data: in the wizard, and in its settings. */
export function DetailsFields({ value, present }: { value: ProjectForm; present: PresentCustomer }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const currencies = ['BRL', 'USD'].map((currency) => ({ value: currency, text: t(`currency.${currency}`) }))
  return (
    <>
      <TextField name="pitch" value={value.pitch} required hint={t('wizard.pitchHint')} maxLength={200} />
      <div className={styles.pair}>
        <TextField name="internalCode" value={value.internalCode ?? ''} hint={t('wizard.codeHint')} maxLength={50} />
        <ChoiceField name="currency" value={value.currency} choices={currencies} />
        <CustomerFields value={value} present={present} />
        <TextField
          name="portfolioName"
          value={value.portfolioName ?? ''}
          hint={t('wizard.portfolioHint')}
          maxLength={200}
        />
      </div>
      <TextField name="tags" value={value.tags.join(', ')} hint={t('wizard.tagsHint')} />
      <LongTextField name="description" value={value.description} />
    </>
  )
}
