import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowUpRegular, InfoRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { useSettled } from '../platform/forms/useSettled'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { OnceZonesAreThere } from '../platform/layout/OnceZonesAreThere'
import { Table } from '../platform/lists/Table'
import { useAddress, withParameter } from '../platform/lists/useAddress'
import { usePast } from '../platform/server/past'
import { ActionDrawer } from './ActionDrawer'
import { ActionLogFilterBar } from './ActionLogFilterBar'
import { ExportMenu } from './ExportMenu'
import { anyFilter, askedOf, filtersIn, type LogFilters, noFilters, upTo, withFilters } from './logFilters'
import { useActionColumns } from './useActionColumns'
import { useActionLog } from './useActionLog'
import { useWording } from './useWording'

const useStyles = makeStyles({
  // Read before the log, and seen below it, where it takes no row away and always stays in sight.
  notice: { order: 1, display: 'flex', alignItems: 'center', gap: '6px', color: tokens.colorNeutralForeground2 },
  icon: { flexShrink: 0, fontSize: '16px' },
  news: { alignSelf: 'start', flexShrink: 0 },
  list: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: '320px', transitionProperty: 'opacity' },
})

type Props = { projectId?: string }

/** Who did what to which record, when and from where, with the values before and after. */
export const ActionLog = (props: Props) => (
  <OnceZonesAreThere>
    <ShownLog {...props} />
  </OnceZonesAreThere>
)

function ShownLog({ projectId }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [search, changeSearch] = useAddress()
  const filters = filtersIn(search)
  const query = upTo(
    usePast()?.instant,
    askedOf({ ...filters, ...(projectId && { project: projectId }) }, useTimeZones()),
  )
  const searched = useSettled(filters.search).trim()
  const log = useActionLog(query, searched, projectId)

  const { viewId } = log
  const actions = log.pages?.flatMap(({ items }) => items)
  const names = useMemo(() => namesIn(log.pages ?? []), [log.pages])
  const wording = useWording(names)
  const change = (changes: Partial<LogFilters>) =>
    changeSearch((before) => withFilters(before, changes), { replace: true })
  const open = (position?: number) =>
    changeSearch((before) => withParameter(before, 'open', position?.toString()), { replace: search.has('open') })
  const columns = useActionColumns({
    wording,
    inProject: projectId !== undefined,
    onRecord: (record) => change({ record }),
  })
  const opened = actions?.find(({ position }) => String(position) === search.get('open'))

  return (
    <>
      <Notice />
      <ActionLogFilterBar
        filters={filters}
        onChange={change}
        log={log}
        kinds={log.pages?.[0]?.kinds ?? []}
        inProject={projectId !== undefined}
        names={names}
        actions={
          <ExportMenu
            view={viewId === undefined ? undefined : async () => viewId}
            reopen={log.reopen}
            search={searched}
            paper={t('navigation.action-log')}
          />
        }
      />
      <FailureBar failure={log.error} onRetry={log.retry} />
      <News log={log} />
      {!actions || (actions.length === 0 && log.hasMore) ? (
        !log.error && <Loading rows={10} />
      ) : actions.length === 0 ? (
        <EmptyState title={t('actionLog.none')} text={t('actionLog.noneText')}>
          {anyFilter(filters) && <Button onClick={() => change(noFilters)}>{t('projects.clear')}</Button>}
        </EmptyState>
      ) : (
        <div className={styles.list} style={{ opacity: log.loading ? 0.6 : 1 }} aria-busy={log.loading}>
          <Table
            label={t('navigation.action-log')}
            columns={columns}
            rows={actions}
            keyOf={({ eventId }) => eventId}
            onOpen={({ position }) => open(position)}
            isOpen={({ position }) => position === opened?.position}
            onEnd={log.readOn}
          />
        </div>
      )}
      {opened && actions && (
        <ActionDrawer
          action={opened}
          actions={actions}
          wording={wording}
          onOpen={({ position }) => open(position)}
          onRecord={(record) => change({ record })}
          onClose={() => open()}
        />
      )}
    </>
  )
}

/** The names that stand in what was read: of people, records and projects. */
function namesIn(pages: readonly Answer<'actionLog'>[]): ReadonlyMap<string, string> {
  const named = pages.flatMap(({ items }) =>
    items.flatMap(({ projectId, projectPitch, recordId, recordName, actor }) => [
      [projectId, projectPitch],
      [recordId, recordName],
      [actor.userId, actor.name],
    ]),
  )
  return new Map(named.flatMap(([id, name]) => (id && name ? [[id, name]] : [])))
}

/** Reading the log is on record as well. */
function Notice() {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.notice}>
      <InfoRegular className={styles.icon} aria-hidden="true" />
      <Text size={200}>{t('actionLog.watched')}</Text>
    </div>
  )
}

function News({ log }: { log: ReturnType<typeof useActionLog> }) {
  const { t } = useTranslation()
  const styles = useStyles()
  if (log.news === 0) return null
  return (
    <div className={styles.news} role="status">
      <Button size="small" shape="circular" icon={<ArrowUpRegular />} onClick={log.showNews}>
        {log.news === true ? t('actionLog.someNews') : t('actionLog.news', { count: log.news })}
      </Button>
    </div>
  )
}
