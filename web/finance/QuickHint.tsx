import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'
import type { Lacking } from './lastChoices'
import type { QuickEntry } from './quickEntry'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  lacking: { color: tokens.colorNeutralForeground1 },
})

type Props = {
  id: string
  line: string
  found: QuickEntry
  lacking: readonly Lacking[]
  currency: string
}

/** What the line takes, or what Enter records of it, and what has to be chosen before that. */
export function QuickHint({ id, line, found: { cents, title, day }, lacking, currency }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const preview = [cents === null ? '' : money(cents), title, day ? showDay(day, language) : '']
  const shown = line.trim() === '' ? t('quickEntry.hint') : preview.filter(Boolean).join(' · ')
  const missing = lacking.length > 0 && t(`quickEntry.lacks.${lacking.length > 1 ? 'both' : lacking[0]}`)
  return (
    <Text size={200} id={id} className={styles.root}>
      {shown}{' '}
      {missing ? <span className={styles.lacking}>{missing}</span> : line.trim() === '' && t('quickEntry.records')}
    </Text>
  )
}
