import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, DeleteRegular } from '@fluentui/react-icons'
import { isPreviewed } from '@prumo/contracts/discussion/isPreviewed'
import type { ListedFile } from '@prumo/contracts/discussion/queries'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { TextField } from '../platform/forms/textFields'
import { EmptyState } from '../platform/layout/EmptyState'
import { Facts } from '../platform/layout/Facts'
import { FailureBar } from '../platform/layout/FailureBar'
import { ItemDrawer } from '../platform/layout/ItemDrawer'
import { Loading } from '../platform/layout/Loading'
import { TextLink } from '../platform/layout/TextLink'
import { ToolButton } from '../platform/layout/ToolButton'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { RemoveFileDialog } from './RemoveFileDialog'
import { targetAddress } from './targetAddress'
import { namesOf, useFileActions } from './useFileActions'
import { useFileContent } from './useFileContent'

const useStyles = makeStyles({
  picture: { maxWidth: '100%', alignSelf: 'center', borderRadius: tokens.borderRadiusMedium },
  page: { flexGrow: 1, minHeight: '420px', width: '100%', border: `1px solid ${tokens.colorNeutralStroke2}` },
})

/** A file beside the list it was opened from: what it shows, what is known of it, and what can be done with it. */
export function FileDrawer({ file, onClose }: { file: ListedFile; onClose: () => void }) {
  const { t } = useTranslation()
  const { can } = useProjectRights(file.projectId)
  const { download } = useFileActions()
  const [removing, setRemoving] = useState(false)
  const mayEdit = !file.signatureId && can('discussion', 'editOnly')
  return (
    <ItemDrawer
      title={file.name}
      kind={t('files.title')}
      size="large"
      closing={t('files.close')}
      tools={
        <>
          <ToolButton label={t('files.download')} icon={<ArrowDownloadRegular />} onClick={() => void download(file)} />
          {mayEdit && (
            <ToolButton label={t('command.RemoveFile')} icon={<DeleteRegular />} onClick={() => setRemoving(true)} />
          )}
        </>
      }
      record={file.fileId}
      onClose={onClose}
    >
      {isPreviewed(file.mediaType) ? (
        <Preview key={file.fileId} file={file} />
      ) : (
        <EmptyState title={t('files.noPreview')} text={t('files.noPreviewText')}>
          <Button appearance="primary" onClick={() => void download(file)}>
            {t('files.download')}
          </Button>
        </EmptyState>
      )}
      <FileFacts file={file} />
      {mayEdit && (
        <CommandDialog
          type="DescribeFile"
          record={{
            of: { type: 'DescribeFile', projectId: file.projectId, recordId: file.targetId, partId: file.fileId },
            now: { description: file.description },
            whole: true,
          }}
          data={(fields) => ({ ...namesOf(file), description: fields.text('description').trim() })}
          trigger={<Button style={{ alignSelf: 'flex-start' }}>{t('command.DescribeFile')}</Button>}
        >
          <TextField name="description" value={file.description} />
        </CommandDialog>
      )}
      {removing && <RemoveFileDialog file={file} onRemoved={onClose} onClosed={() => setRemoving(false)} />}
    </ItemDrawer>
  )
}

/** What the page has fetched is shown from there: no address of the product ever serves it as a page of its own. */
function Preview({ file }: { file: ListedFile }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { address, error, retry } = useFileContent(file)
  if (error) return <FailureBar failure={error} onRetry={retry} />
  if (!address) return <Loading rows={6} />
  if (file.mediaType === 'application/pdf')
    return <iframe className={styles.page} src={address} title={t('files.previewOf', { name: file.name })} />
  return <img className={styles.picture} src={address} alt={t('files.previewOf', { name: file.name })} />
}

function FileFacts({ file }: { file: ListedFile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const facts = [
    ['files.description', file.description || t('files.noDescription')],
    ['files.project', file.projectPitch],
    [
      'files.of',
      file.targetName === null ? (
        t('files.deletedTarget')
      ) : (
        <TextLink key="of" to={targetAddress(file)}>
          {file.targetName}
        </TextLink>
      ),
    ],
    ['files.size', showBytes(file.size, language)],
    ['files.uploader', file.uploaderName ?? t('comments.erased')],
    ['files.uploadedAt', showInstant(file.attachedAt)],
    ['files.sha256', file.sha256],
  ] as const
  return <Facts facts={facts.map(([name, fact]) => [t(name), fact] as const)} />
}
