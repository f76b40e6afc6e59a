import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { describeKind, namesRecord } from '@prumo/contracts/audit/describeDenial'
import type { ActionInBrief } from '@prumo/contracts/audit/queries'
import { useTranslation } from 'react-i18next'
import { ChangesInBrief } from '../audit/ChangesInBrief'
import { useActorName } from '../audit/useActorName'
import { useWording } from '../audit/useWording'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    // Under the texts of the comments, beside which their authors stand.
    marginLeft: '13px',
    paddingLeft: '23px',
    borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
  },
  what: { overflowWrap: 'anywhere' },
  time: { whiteSpace: 'nowrap' },
})

/** What somebody did, in the words of the action log: quieter than what people say. */
export function SystemMessage({ message, targetId }: { message: ActionInBrief; targetId: string }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const nameOf = useActorName()
  const wording = useWording()
  // That it is about the thing under discussion goes without saying.
  const action = message.recordId === targetId ? { ...message, recordName: null } : message
  return (
    <li className={styles.root}>
      <Text size={200} className={styles.what}>
        <VisuallyHidden>{t('comments.systemMessage')} </VisuallyHidden>
        <Text size={200} weight="semibold">
          {nameOf(action.actor)}
        </Text>{' '}
        {describeKind(action, wording)}
        {namesRecord(action) && ` ${action.recordName}`}
        {' · '}
        <time dateTime={action.at} className={styles.time}>
          {showInstant(action.at)}
        </time>
      </Text>
      <ChangesInBrief action={action} wording={wording} most={3} wrap="briefly" />
    </li>
  )
}
