import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../platform/forms/DateField'
import { useLanguage } from '../../platform/texts/useLanguage'

const useStyles = makeStyles({
  // The name of the day stands before its field, so that both take one line.
  root: {
    '& .fui-Field': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
    '& .fui-Field__label': { padding: 0, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
    '& .fui-Input': { width: '128px' },
  },
})

type Props = {
  value: string
  /** The last day that is shown: a report of a later one says nothing more. */
  today: string
  onChoose: (day: string) => void
}

/** At the end of which day a report is read. */
export function StatusDateField({ value, today, onChoose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  return (
    <div className={styles.root}>
      <DateField
        key={`${value} ${language}`}
        name="on"
        size="small"
        label={t('report.statusDate')}
        value={value}
        range={{ max: today }}
        direction="past"
        onChange={(day) => day !== '' && day !== value && onChoose(day)}
      />
    </div>
  )
}
