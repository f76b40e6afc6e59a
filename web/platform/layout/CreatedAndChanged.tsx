import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../formats/useShowInstant'

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
  const showInstant = useShowInstant()
  const styles = useStyles()
  const { created, createdBy: createdByWhom, changed } = texts[as]
  const at = showInstant(createdAt)
  return (
    <Text size={200} className={styles.root}>
      {createdBy ? t(createdByWhom, { name: createdBy, at }) : t(created, { at })}
      {' · '}
      {t(changed, { at: showInstant(changedAt) })}
    </Text>
  )
}
