import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons'
import type { SignOffRound } from '@prumo/contracts/documents/signOffQueries'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { useFeatureNames } from '../platform/texts/useFeatureNames'
import { ReceiptLinks } from './ReceiptLinks'
import { SignedFiles } from './SignedFiles'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '10px' },
  opinion: {
    margin: '2px 0 0',
    paddingLeft: '10px',
    borderLeft: `2px solid ${tokens.colorNeutralStroke1}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
})

type Approver = SignOffRound['approvers'][number]

/** Everybody who is asked, with what each has done so far and what each has said. */
export function ApproverList({ projectId, approvers }: { projectId: string } & Pick<SignOffRound, 'approvers'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  const state = useStanding()
  const namesOf = useFeatureNames()
  return (
    <ul className={styles.list}>
      {approvers.map((approver) => (
        <li key={approver.userId}>
          <Text weight="semibold">{approver.name ?? t('signOff.erased')}</Text>{' '}
          <Text className={styles.quiet}>{state(approver)}</Text>
          {!approver.hasAccess && (
            <Text block>
              <WarningRegular aria-hidden="true" /> {t('signOff.withoutAccess')}
            </Text>
          )}
          {approver.mayNotSee.length > 0 && (
            <Text block>{t('signOff.mayNotSee', { features: namesOf(approver.mayNotSee) })}</Text>
          )}
          {approver.opinion && <p className={styles.opinion}>{approver.opinion}</p>}
          <SignedFiles projectId={projectId} attachments={approver.attachments} />
          {approver.signatureId && (
            <div>
              <ReceiptLinks signatureId={approver.signatureId} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function useStanding() {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const at = (instant: string) => ({ at: showInstant(instant) })
  return ({ act, decidedAt, acceptedAt, viewedAt }: Approver) => {
    const acceptance = acceptedAt ? [t('signOff.person.accepted', at(acceptedAt))] : []
    const decision = act && decidedAt ? [t(`signOff.person.${act}`, at(decidedAt))] : []
    const done = [...acceptance, ...decision]
    if (done.length > 0) return done.join(' · ')
    return viewedAt ? t('signOff.person.viewed', at(viewedAt)) : t('signOff.person.waiting')
  }
}
