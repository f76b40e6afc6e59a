import { useParams } from 'react-router-dom'
import { useProjectRights } from '../projects/useProjectRights'
import { attachFile } from './attachFile'
import { FileList } from './FileList'
import { UploadArea } from './UploadArea'
import { useUploads } from './useUploads'

/** The files of one project, those of its tasks among them; what is sent here is the project's own. */
export function ProjectFilesScreen() {
  const { projectId = '' } = useParams()
  const { can } = useProjectRights(projectId)
  const uploads = useUploads({ projectId, onArrived: attachFile(projectId, { kind: 'project', id: projectId }) })
  return (
    <>
      {can('discussion', 'editOnly') && (
        <div style={{ marginBottom: 12 }}>
          <UploadArea {...uploads} />
        </div>
      )}
      <FileList projectId={projectId} />
    </>
  )
}
