import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { describeKind, namesRecord } from '@prumo/contracts/audit/describeDenial'
import type { Answer } from '@prumo/contracts/index'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useActorName } from '../../audit/useActorName'
import { useWording } from '../../audit/useWording'
import { addressOfChange } from '../../past/addressOfChange'
import { addresses } from '../../platform/addresses'
import { useShowInstant } from '../../platform/formats/useShowInstant'
import { Initials } from '../../platform/layout/Initials'
import { RowLink } from '../../platform/layout/RowLink'
import { useQuery } from '../../platform/server/useQuery'
import { mostShown } from './mostShown'
import { OverviewSection } from './OverviewSection'
import { useAgo } from './useAgo'
import { useRowList } from './useRowList'

const phone = '@media (max-width: 800px)'

const useStyles = makeStyles({
  counts: { display: 'block', padding: '6px 0 2px', color: tokens.colorNeutralForeground3 },
  row: {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { alignItems: 'start', padding: '4px 0' },
  },
  deed: {
    display: 'flex',
    columnGap: '4px',
    minWidth: 0,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    [phone]: { display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  when: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
  },
})

type Week = Answer<'changesOfWeek'>

/** What changed in the last seven days: how much of each kind, and what was done last. */
export function WeekChanges({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const list = useRowList()
  const answer = useQuery('changesOfWeek', { projectId, limit: mostShown })
  return (
    <OverviewSection
      name={t('overview.changes')}
      answer={answer}
      link={({ items, from, to }) =>
        items.length === 0
          ? undefined
          : { to: addresses.changes(projectId, { from, to }), text: t('overview.seeChanges') }
      }
      empty={t('overview.noneChanged')}
      isEmpty={({ items }) => items.length === 0}
      rows={mostShown}
    >
      {(week) => (
        <>
          <Text size={200} className={styles.counts}>
            <Counts week={week} />
          </Text>
          <ul className={list.root}>
            {week.items.map((item) => (
              <Change key={item.eventId} projectId={projectId} item={item} />
            ))}
          </ul>
        </>
      )}
    </OverviewSection>
  )
}

function Counts({ week: { counts, isWhole } }: { week: Week }) {
  const { t } = useTranslation()
  const counted = counts.map(({ kind, count }) => t(`overview.changed.${kind}`, { count })).join(' · ')
  return isWhole ? counted : t('overview.atLeast', { counted })
}

type ChangeProps = { projectId: string; item: Week['items'][number] }

function Change({ projectId, item }: ChangeProps) {
  const styles = useStyles()
  const wording = useWording()
  const nameOf = useActorName()
  const showInstant = useShowInstant()
  const ago = useAgo()
  // Whoever looks is in the project: its name says nothing.
  const shown: typeof item = item.place?.holder.kind === 'project' ? { ...item, recordName: null } : item
  const address = addressOfChange(projectId, item)
  const what = describeKind(shown, wording)
  const who = nameOf(item.actor)
  const firstName = item.actor.name?.split(' ')[0] ?? who
  const link = (text: ReactNode) =>
    address ? (
      <RowLink to={address} inSentence>
        {text}
      </RowLink>
    ) : (
      <span>{text}</span>
    )
  return (
    <li className={styles.row}>
      <Initials name={who} />
      <div className={styles.deed} title={[who, what, shown.recordName].filter(Boolean).join(' ')}>
        {namesRecord(shown) ? (
          <>
            <span>
              {firstName} {what}
            </span>{' '}
            {link(shown.recordName)}
          </>
        ) : (
          <>
            <span>{firstName}</span> {link(what)}
          </>
        )}
      </div>
      <time className={styles.when} dateTime={item.at} title={showInstant(item.at)}>
        {ago(item.at)}
      </time>
    </li>
  )
}
