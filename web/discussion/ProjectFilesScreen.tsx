import { useParams } from 'react-router-dom'
import { useProjectRights } from '../projects/useProjectRights'
import { FileList } from './FileList'
import { UploadArea } from './UploadArea'

/** The files of one project, those of its tasks among them; what is sent here is the project's own. */
export function ProjectFilesScreen() {
  const { projectId = '' } = useParams()
  const { can } = useProjectRights(projectId)
  return (
    <>
      {can('discussion', 'editOnly') && (
        <div style={{ marginBottom: 12 }}>
          <UploadArea projectId={projectId} target={{ kind: 'project', id: projectId }} />
        </div>
      )}
      <FileList projectId={projectId} />
    </>
  )
}
