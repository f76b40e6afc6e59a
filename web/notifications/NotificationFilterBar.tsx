import { makeStyles } from '@fluentui/react-components'
import { type NotificationKind, notificationKinds } from '@prumo/contracts/notifications/kinds'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { ToggleFilter } from '../platform/lists/ToggleFilter'

const useStyles = makeStyles({ end: { marginLeft: 'auto' } })

type Props = {
  kind: NotificationKind | undefined
  /** Whether only the unread ones are shown. */
  unread: boolean
  onFilter: (filter: 'kind' | 'unread', value: string) => void
  onClear: () => void
  actions: ReactNode
}

/** What narrows the inbox: whether it is read, and its kind. */
export function NotificationFilterBar({ kind, unread, onFilter, onClear, actions }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const chips = kind
    ? [{ key: kind, text: t(`notifications.kinds.${kind}`), onRemove: () => onFilter('kind', '') }]
    : []
  return (
    <ListFilterBar
      search={
        <ToggleFilter
          label={t('notifications.onlyUnread')}
          isOn={unread}
          onTurn={(isOn) => onFilter('unread', isOn ? 'yes' : '')}
        />
      }
      chips={chips}
      onClear={onClear}
      actions={<span className={styles.end}>{actions}</span>}
    >
      <ChoiceFilter
        label={t('notifications.kind')}
        value={kind ?? ''}
        choices={[
          { value: '', text: t('notifications.anyKind') },
          ...notificationKinds.map((each) => ({ value: each, text: t(`notifications.kinds.${each}`) })),
        ]}
        onChange={(chosen) => onFilter('kind', chosen)}
      />
    </ListFilterBar>
  )
}
