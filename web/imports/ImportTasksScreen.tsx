import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useQuery } from '../platform/server/useQuery'
import { useProjectRights } from '../projects/useProjectRights'
import { ImportList } from './ImportList'
import { ImportProgress } from './ImportProgress'
import { NewImport } from './NewImport'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px', paddingBottom: '24px', minWidth: 0 },
})

/** The imports of a project: one that is open by its address, else a new one and those that were. */
export function ImportTasksScreen() {
  const { projectId = '', itemId } = useParams()
  return itemId ? <ImportProgress projectId={projectId} importId={itemId} /> : <Imports projectId={projectId} />
}

function Imports({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can, role } = useProjectRights(projectId)
  const mapping = useQuery('importMapping', { projectId })
  const board = useQuery('board', { projectId })
  const error = mapping.error ?? board.error
  if (!mapping.data || !board.data || !role)
    return error ? (
      <FailureBar
        failure={error}
        onRetry={() => {
          void mapping.mutate()
          void board.mutate()
        }}
      />
    ) : (
      <Loading />
    )
  return (
    <div className={styles.root}>
      {can('imports', 'editOnly') ? (
        <NewImport key={projectId} projectId={projectId} saved={mapping.data.mapping} steps={board.data.steps} />
      ) : (
        <MessageBar layout="multiline">
          <MessageBarBody>{t('imports.readOnly')}</MessageBarBody>
        </MessageBar>
      )}
      <ImportList projectId={projectId} mayImport={can('imports', 'editOnly')} />
    </div>
  )
}
