import { makeStyles, tokens } from '@fluentui/react-components'
import type { ProjectDetails } from '@prumo/contracts/projects/project'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../platform/forms/choiceFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { TextField } from '../platform/forms/textFields'

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
export function DetailsFields({ value }: { value: ProjectDetails }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const currencies = ['BRL', 'USD'].map((currency) => ({ value: currency, text: t(`currency.${currency}`) }))
  return (
    <>
      <TextField name="pitch" value={value.pitch} required hint={t('wizard.pitchHint')} maxLength={200} />
      <div className={styles.pair}>
        <TextField name="internalCode" value={value.internalCode ?? ''} hint={t('wizard.codeHint')} maxLength={50} />
        <ChoiceField name="currency" value={value.currency} choices={currencies} />
        <TextField name="customerName" value={value.customerName ?? ''} maxLength={200} />
        <TextField name="portfolioName" value={value.portfolioName ?? ''} maxLength={200} />
      </div>
      <TextField name="tags" value={value.tags.join(', ')} hint={t('wizard.tagsHint')} />
      <LongTextField name="description" value={value.description} />
    </>
  )
}
