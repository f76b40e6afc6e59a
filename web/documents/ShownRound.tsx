import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { SignOffRound } from '@prumo/contracts/documents/signOffQueries'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { ApproverList } from './ApproverList'
import { useVoidedBy } from './useVoidedBy'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  round: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})
const colours = {
  asked: 'warning',
  approved: 'success',
  returned: 'danger',
  withdrawn: 'informative',
  voided: 'severe',
} as const

/** A round of a document's sign-off: how it stands, who asked for it, and what each approver has done. */
export function ShownRound({ projectId, round }: { projectId: string; round: SignOffRound }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const { standing, requestedAt, requestedBy, reason, voidedBy, approvers, contentHash } = round
  const when = showInstant(requestedAt)
  const voided = useVoidedBy()({ voidedBy })
  return (
    <div className={styles.round}>
      <div className={styles.head}>
        <Text weight="semibold">{t('signOff.round', { round: round.round })}</Text>
        <RoomyBadge appearance="tint" color={colours[standing]}>
          {t(`signOff.standing.${standing}`)}
        </RoomyBadge>
      </div>
      <Text size={200} className={styles.quiet}>
        {requestedBy?.name
          ? t('approval.asked', { name: requestedBy.name, at: when })
          : t('approval.askedBySomebody', { at: when })}
      </Text>
      {voided && <Text>{voided}</Text>}
      {reason && <Text>{reason}</Text>}
      <ApproverList projectId={projectId} approvers={approvers} />
      <Text size={200} className={styles.quiet}>
        {t('approval.hash')}: {contentHash}
      </Text>
    </div>
  )
}
