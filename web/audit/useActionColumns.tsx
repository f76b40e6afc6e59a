import { Link, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { describeKind, namesRecord } from '@prumo/contracts/audit/describeDenial'
import type { Action } from '@prumo/contracts/audit/queries'
import type { Wording } from '@prumo/contracts/audit/wording'
import { showDay } from '@prumo/contracts/formats/days'
import { showTime } from '@prumo/contracts/formats/instants'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../platform/layout/useNarrow'
import { RowOpener } from '../platform/lists/RowOpener'
import type { Column } from '../platform/lists/Table'
import { useAddressWith } from '../platform/lists/useAddressWith'
import { browserOf } from './browserOf'
import { ChangesInBrief } from './ChangesInBrief'
import { useActorName } from './useActorName'

const useStyles = makeStyles({
  cell: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', contain: 'inline-size', justifyItems: 'start' },
  roomy: { gap: '2px' },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '100%' },
  // A name goes on in a second line rather than be cut.
  who: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  // At a desk what it was done to, and in which project, share a line; on a phone each has its own.
  whereto: { display: 'flex', alignItems: 'center', gap: '8px', maxWidth: '100%', minWidth: 0, height: '20px' },
  record: {
    // To be read on a row that is pointed at, too, in the dark.
    color: tokens.colorBrandForeground2,
    flexShrink: 0,
    minWidth: '24px',
    maxWidth: '100%',
    minHeight: '24px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'left',
  },
  wrapped: { whiteSpace: 'normal', overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  project: { minWidth: '60px' },
  besideProject: { '& > button': { maxWidth: 'calc(100% - 68px)' } },
  when: { display: 'grid' },
  time: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  quiet: { color: tokens.colorNeutralForeground3 },
})

type Props = { wording: Wording; inProject: boolean; onRecord: (recordId: string) => void }

/** The columns of the action log; on a phone all of it stands in one. */
export function useActionColumns({ wording, inProject, onRecord }: Props): Column<Action>[] {
  const { t } = useTranslation()
  const { language, zones } = wording
  const styles = useStyles()
  const narrow = useNarrow()
  const nameOf = useActorName()
  const addressWith = useAddressWith('open')

  const when = ({ at }: Action) => (
    <time dateTime={at} title={at} className={narrow ? undefined : styles.when}>
      {showDay(dayAt(zones, at), language)}{' '}
      <span className={mergeClasses(styles.quiet, styles.time)}>{showTime(at, language, zones)}</span>
    </time>
  )
  const what = (action: Action) => (
    <>
      <RowOpener to={addressWith(String(action.position))}>{describeKind(action, wording)}</RowOpener>
      <Whereto action={action} inProject={inProject} onRecord={onRecord} />
    </>
  )
  if (narrow)
    return [
      {
        key: 'action',
        name: t('actionLog.action'),
        width: 'minmax(0, calc(100vw - 28px))',
        cell: (action) => (
          <div className={mergeClasses(styles.cell, styles.roomy)}>
            <Text size={200}>{when(action)}</Text>
            <Text weight="semibold">{nameOf(action.actor)}</Text>
            {what(action)}
            <ChangesInBrief action={action} wording={wording} wrap />
          </div>
        ),
      },
    ]
  return [
    { key: 'when', name: t('actionLog.when'), width: '176px', cell: when },
    {
      key: 'who',
      name: t('actionLog.who'),
      width: 'minmax(110px, 1fr)',
      cell: ({ actor }) => (
        <div className={styles.cell}>
          <Text className={styles.who} title={nameOf(actor)}>
            {nameOf(actor)}
          </Text>
        </div>
      ),
    },
    {
      key: 'what',
      name: t('actionLog.what'),
      width: 'minmax(220px, 3fr)',
      cell: (action) => <div className={styles.cell}>{what(action)}</div>,
    },
    {
      key: 'changes',
      name: t('actionLog.beforeAndAfter'),
      width: 'minmax(200px, 2.4fr)',
      cell: (action) => <ChangesInBrief action={action} wording={wording} />,
    },
    {
      key: 'from',
      name: t('actionLog.from'),
      width: '136px',
      cell: ({ from }) => <Origin from={from} />,
    },
  ]
}

function Origin({ from }: Pick<Action, 'from'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.cell}>
      <Text size={200} className={styles.line} title={from?.network}>
        {from ? from.network : t('actionLog.fromInside')}
      </Text>
      {from?.userAgent && (
        <Text size={200} className={mergeClasses(styles.quiet, styles.line)} title={from.userAgent}>
          {browserOf(from.userAgent)}
        </Text>
      )}
    </div>
  )
}

type WheretoProps = Omit<Props, 'wording'> & { action: Action }

/** What it was done to, in which project, and that it changed nothing where that is so. */
function Whereto({ action, inProject, onRecord }: WheretoProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const { projectPitch, spelledOtherwise } = action
  const isElsewhere = !inProject && projectPitch && action.recordId !== action.projectId
  const parts = (
    <>
      <Record action={action} onRecord={onRecord} />
      {spelledOtherwise && (
        <Text size={200} className={styles.quiet}>
          {t('actionLog.changedNothing')}
        </Text>
      )}
      {isElsewhere && (
        <Text size={200} className={mergeClasses(styles.quiet, styles.line, styles.project)} title={projectPitch}>
          {projectPitch}
        </Text>
      )}
    </>
  )
  const isEmpty = !isElsewhere && !spelledOtherwise && (action.recordId === null || !namesRecord(action))
  if (narrow || isEmpty) return parts
  return <div className={mergeClasses(styles.whereto, isElsewhere ? styles.besideProject : undefined)}>{parts}</div>
}

/** What it was done to, unless that is who did it; choosing it shows all that was done to it. */
function Record({ action, onRecord }: Pick<Props, 'onRecord'> & { action: Action }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const { recordId, recordName } = action
  if (recordId === null || !namesRecord(action)) return null
  return (
    <Link
      as="button"
      className={mergeClasses(styles.record, narrow && styles.wrapped)}
      title={recordName ?? undefined}
      aria-label={t('actionLog.onlyRecord', { name: recordName })}
      onClick={(event) => {
        event.stopPropagation()
        onRecord(recordId)
      }}
    >
      {recordName}
    </Link>
  )
}
