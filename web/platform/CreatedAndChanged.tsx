import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { showInstant } from './dates'

type Props = { of: { createdBy: string | null; createdAt: string; changedAt: string } }

const useStyles = makeStyles({ root: { color: tokens.colorNeutralForeground3 } })

/** By whom and when something was created, and when it was changed last. */
export function CreatedAndChanged({ of: { createdBy, createdAt, changedAt } }: Props) {
  const { t, i18n } = useTranslation()
  const styles = useStyles()
  const at = showInstant(createdAt, i18n.language)
  return (
    <Text size={200} className={styles.root}>
      {createdBy ? t('task.createdBy', { name: createdBy, at }) : t('task.created', { at })}
      {' · '}
      {t('task.changed', { at: showInstant(changedAt, i18n.language) })}
    </Text>
  )
}
