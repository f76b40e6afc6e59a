import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../platform/saveFile'
import { useLanguage } from '../platform/texts/useLanguage'
import { countedRefusals, type Refusal, refusalsFile } from './refusals'
import { useReason } from './useReason'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  list: { margin: 0, paddingLeft: '18px', maxHeight: '200px', overflowY: 'auto', overflowWrap: 'anywhere' },
  count: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
})

type Props = { fileName: string; refusals: readonly Refusal[] }

/** Why rows are refused, and how many for each reason; all of them as a file to work with. */
export function RefusalSummary({ fileName, refusals }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const reason = useReason()
  if (refusals.length === 0) return null
  const withoutValue = ({ value: _, ...details }: Refusal['details']) => details
  const save = () => {
    const text = refusalsFile(refusals, {
      headers: [t('imports.row'), t('field.title'), t('imports.columnOf'), t('imports.value'), t('imports.reason')],
      separator: language === 'en' ? ',' : ';',
      reasonOf: (refusal) => reason(refusal.reason, refusal.details),
    })
    const name = `${fileName.replace(/\.\w{1,5}$/, '')} - ${t('imports.refusedFile')}.csv`
    saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <ul className={styles.list} tabIndex={0} aria-label={t('imports.reasons')}>
        {countedRefusals(refusals).map(({ key, count, example }) => (
          <li key={key}>
            {reason(example.reason, withoutValue(example.details))}{' '}
            <Text className={styles.count}>· {t('imports.rows', { count })}</Text>
          </li>
        ))}
      </ul>
      <Button icon={<ArrowDownloadRegular />} onClick={save}>
        {t('imports.saveRefused')}
      </Button>
    </div>
  )
}
