import { makeStyles, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { usePast } from '../../platform/server/past'
import { useQuery } from '../../platform/server/useQuery'
import { mostShown } from './mostShown'
import { OverviewRow } from './OverviewRow'
import { OverviewSection } from './OverviewSection'
import { useAgo } from './useAgo'
import { useRowList } from './useRowList'

const useStyles = makeStyles({ mine: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold } })

type Awaited = Answer<'projectApprovals'>['items'][number]

/** The documents that wait for a decision: first for that of whoever looks, which they are led to. */
export function AwaitedApprovals({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const list = useRowList()
  const past = usePast()
  const answer = useQuery('projectApprovals', { projectId, limit: mostShown })
  const addressOf = ({ documentId, isMine }: Awaited) =>
    isMine && !past ? addresses.approval(projectId, documentId) : addresses.document(projectId, documentId)
  const all = `${addresses.projectDocuments(projectId)}?status=onApproval`
  return (
    <OverviewSection
      name={t('overview.approvals')}
      answer={answer}
      count={({ total }) => total}
      link={({ total }) => (total === 0 ? undefined : { to: all, text: t('overview.seeDocuments') })}
      empty={t('overview.noneAwaited')}
      isEmpty={({ items }) => items.length === 0}
      rows={2}
    >
      {({ items }) => (
        <ul className={list.root}>
          {items.map((item) => (
            <OverviewRow
              key={item.documentId}
              to={addressOf(item)}
              title={item.title}
              person={personOf(item)}
              note={<Waiting item={item} />}
            />
          ))}
        </ul>
      )}
    </OverviewSection>
  )
}

/** Who is waited for, where it is not whoever looks. */
function personOf({ isMine, waitingFor: [first] }: Awaited) {
  return isMine || !first?.name ? undefined : { name: first.name, label: first.name }
}

function Waiting({ item: { isMine, waitingFor, requestedAt } }: { item: Awaited }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const ago = useAgo()
  const [first] = waitingFor
  const called = first?.name ?? t('actionLog.actor.user')
  const name = first?.hasAccess === false ? t('person.withoutAccess', { name: called }) : called
  const others = waitingFor.length - 1
  return (
    <>
      <span className={isMine ? styles.mine : undefined}>
        {isMine ? t('overview.forYou') : others > 0 ? t('overview.forSeveral', { name, count: others }) : name}
      </span>
      {' · '}
      {ago(requestedAt)}
    </>
  )
}
