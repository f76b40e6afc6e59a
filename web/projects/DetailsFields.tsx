import { makeStyles, tokens } from '@fluentui/react-components'
import type { ProjectDetails } from '@prumo/contracts/projects/project'
import { useTranslation } from 'react-i18next'
import { ChoiceField, LongTextField, TextField } from '../platform/forms/fields'

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
export function DetailsFields({ value, disabled = false }: { value: ProjectDetails; disabled?: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const currencies = ['BRL', 'USD'].map((currency) => ({ value: currency, text: t(`currency.${currency}`) }))
  return (
    <>
      <TextField
        name="pitch"
        disabled={disabled}
        value={value.pitch}
        required
        hint={t('wizard.pitchHint')}
        maxLength={200}
      />
      <div className={styles.pair}>
        <TextField
          name="internalCode"
          disabled={disabled}
          value={value.internalCode ?? ''}
          hint={t('wizard.codeHint')}
          maxLength={50}
        />
        <ChoiceField name="currency" disabled={disabled} value={value.currency} choices={currencies} />
        <TextField name="customerName" disabled={disabled} value={value.customerName ?? ''} maxLength={200} />
        <TextField name="portfolioName" disabled={disabled} value={value.portfolioName ?? ''} maxLength={200} />
      </div>
      <TextField name="tags" disabled={disabled} value={value.tags.join(', ')} hint={t('wizard.tagsHint')} />
      <LongTextField name="description" disabled={disabled} value={value.description} />
    </>
  )
}
