import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { showInstant } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../texts/useLanguage'

type Props = {
  as: keyof typeof texts
  of: { createdBy: string | null; createdAt: string; changedAt: string }
}

/** In Portuguese a task is feminine, and a card masculine. */
const texts = {
  task: { created: 'task.created', createdBy: 'task.createdBy', changed: 'task.changed' },
  partner: { created: 'partners.created', createdBy: 'partners.createdBy', changed: 'partners.changed' },
  card: { created: 'canvas.created', createdBy: 'canvas.createdBy', changed: 'canvas.changed' },
} as const

const useStyles = makeStyles({ root: { color: tokens.colorNeutralForeground3 } })

/** By whom and when something was created, and when it was changed last. */
export function CreatedAndChanged({ as, of: { createdBy, createdAt, changedAt } }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const { created, createdBy: createdByWhom, changed } = texts[as]
  const at = showInstant(createdAt, language)
  return (
    <Text size={200} className={styles.root}>
      {createdBy ? t(createdByWhom, { name: createdBy, at }) : t(created, { at })}
      {' · '}
      {t(changed, { at: showInstant(changedAt, language) })}
    </Text>
  )
}
