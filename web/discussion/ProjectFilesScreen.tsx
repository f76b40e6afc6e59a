import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FileDropBox } from '../platform/forms/FileDropBox'
import { useProjectRights } from '../projects/useProjectRights'
import { FileList } from './FileList'
import { UploadList } from './UploadList'
import { useUploadsTo } from './useUploadsTo'

const useStyles = makeStyles({
  root: {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '8px',
    flexGrow: 1,
    minHeight: 0,
    border: `1px dashed ${tokens.colorTransparentStroke}`,
    borderRadius: 0,
    margin: '0 -1px',
  },
})

/** The files of one project, those of its tasks among them; what is dropped here is the project's own. */
export function ProjectFilesScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { projectId = '' } = useParams()
  const { can } = useProjectRights(projectId)
  const uploads = useUploadsTo(projectId, { kind: 'project', id: projectId })
  return (
    <FileDropBox
      multiple
      className={styles.root}
      label={t('files.choose')}
      disabled={!can('discussion', 'editOnly')}
      onFiles={uploads.add}
    >
      {() => (
        <>
          <UploadList {...uploads} />
          <FileList projectId={projectId} />
        </>
      )}
    </FileDropBox>
  )
}
