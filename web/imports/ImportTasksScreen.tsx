import { useParams } from 'react-router-dom'
import { useQuery } from '../platform/api'
import { FailureBar } from '../platform/FailureBar'
import { Loading } from '../platform/Loading'
import { useProjectRights } from '../projects/useProjectRights'
import { ImportList } from './ImportList'
import { ImportProgress } from './ImportProgress'
import { NewImport } from './NewImport'

/** The imports of a project: one that is open by its address, else a new one and those that were. */
export function ImportTasksScreen() {
  const { projectId = '', itemId } = useParams()
  const { can } = useProjectRights(projectId)
  const { data, error, mutate } = useQuery('importMapping', { projectId })
  if (itemId) return <ImportProgress projectId={projectId} importId={itemId} />
  if (!data) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading />
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 32, paddingBottom: 32 }}>
      {can('imports', 'editOnly') && <NewImport projectId={projectId} mapping={data.mapping} />}
      <ImportList projectId={projectId} />
    </div>
  )
}
