import { Button, Text } from '@fluentui/react-components'
import type { ProjectSummary } from '@prumo/contracts/projects/queries'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLedgerExport } from '../finance/useLedgerExport'
import { DownloadMenu } from '../platform/layout/DownloadMenu'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { SearchFilter } from '../platform/lists/SearchFilter'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { useTableDownloads } from '../tasks/useTableDownloads'
import { useTaskExport } from '../tasks/useTaskExport'
import { useRowStyles } from './useRowStyles'

/** So many are shown at once, and so many more each time. */
const pageSize = 20

/** Every project that one sees, with the lists of it that one may take away. */
export function ProjectExports() {
  const { t } = useTranslation()
  const styles = useRowStyles()
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(pageSize)
  const search = useDeferredValue(typed.trim())
  const { data, error, mutate } = useQuery('projects', { scope: 'all', ...(search && { search }) })
  // What is still being copied has no lists yet.
  const whole = data?.filter(({ copy }) => copy === null)
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!whole) return <Loading rows={4} />
  const isLong = whole.length > pageSize || typed !== ''
  return (
    <>
      {isLong && (
        <div className={styles.bar}>
          <SearchFilter label={t('projects.searchLabel')} value={typed} onChange={setTyped} />
          <Text size={200} role="status" className={styles.quiet}>
            {t('projects.count', { count: whole.length })}
          </Text>
        </div>
      )}
      {whole.length === 0 && <Text>{t(typed ? 'checkout.noMatch' : 'checkout.noProjects')}</Text>}
      <ul className={styles.list}>
        {whole.slice(0, most).map((project) => (
          <ProjectRow key={project.projectId} project={project} />
        ))}
      </ul>
      {whole.length > most && (
        <Button size="small" onClick={() => setMost(most + pageSize)}>
          {t('checkout.moreProjects')}
        </Button>
      )}
    </>
  )
}

function ProjectRow({ project: { projectId, pitch, internalCode } }: { project: ProjectSummary }) {
  const { t } = useTranslation()
  const styles = useRowStyles()
  const can = useAccess()
  const downloadsOf = useTableDownloads()
  const [exportTasks, exportLedger] = [useTaskExport(), useLedgerExport().save]
  const downloads = [
    ...(can('tasks', 'viewOnly')
      ? downloadsOf((manner) => exportTasks({ projectId, pitch }, manner), t('tasks.exportName'))
      : []),
    ...(can('finance', 'viewOnly')
      ? downloadsOf((manner) => exportLedger({ projectId }, manner, pitch), t('ledger.exportName'))
      : []),
  ]
  return (
    <li className={styles.row}>
      <span className={styles.name}>{[pitch, internalCode].filter(Boolean).join(' · ')}</span>
      {downloads.length > 0 && <DownloadMenu downloads={downloads} label={t('checkout.exportOf', { name: pitch })} />}
    </li>
  )
}
