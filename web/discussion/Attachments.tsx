import { Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, DeleteRegular } from '@fluentui/react-icons'
import type { ListedFile } from '@prumo/contracts/discussion/queries'
import type { Target } from '@prumo/contracts/discussion/target'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { ToolButton } from '../platform/layout/ToolButton'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { FileDrawer } from './FileDrawer'
import { RemoveFileDialog } from './RemoveFileDialog'
import { UploadArea } from './UploadArea'
import { useFileActions } from './useFileActions'
import { useUploadsTo } from './useUploadsTo'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '4px',
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { overflowWrap: 'anywhere', textAlign: 'left' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground3 },
})

type Props = { projectId: string; target: Target /** Whether the thing itself may be changed. */; changeable?: boolean }

/** The files of one thing. */
export function Attachments({ projectId, target, changeable = true }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can } = useProjectRights(projectId)
  const [openId, setOpenId] = useState<string>()
  const place = { projectId, kind: target.kind, targetId: target.id }
  const { items, failure, retry, hasMore, more } = usePagedQuery('files', place)
  const uploads = useUploadsTo(projectId, target)
  const mayEdit = changeable && can('discussion', 'editOnly')
  const open = items?.find(({ fileId }) => fileId === openId)

  return (
    <section className={styles.root} aria-label={t('files.title')}>
      {mayEdit && <UploadArea {...uploads} />}
      <FailureBar failure={failure} onRetry={retry} />
      {!items && !failure && <Loading rows={3} />}
      {items?.length === 0 && (
        <EmptyState title={t('files.none')} text={t(mayEdit ? 'files.noneText' : 'files.noneToRead')} />
      )}
      {items && items.length > 0 && (
        <ul className={styles.list} aria-label={t('files.title')}>
          {items.map((file) => (
            <AttachmentRow key={file.fileId} file={file} mayEdit={mayEdit} onOpen={() => setOpenId(file.fileId)} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button size="small" onClick={more} disabledFocusable={!more}>
          {t('files.more')}
        </Button>
      )}
      {open && <FileDrawer file={open} onClose={() => setOpenId(undefined)} />}
    </section>
  )
}

function AttachmentRow({ file, mayEdit, onOpen }: { file: ListedFile; mayEdit: boolean; onOpen: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const { download } = useFileActions()
  const [removing, setRemoving] = useState(false)
  const { name, size, uploaderName, attachedAt } = file
  return (
    <li className={styles.row}>
      <div>
        <Link as="button" className={styles.name} onClick={onOpen}>
          {name}
        </Link>
        <Text size={200} className={styles.quiet}>
          {[
            ...(file.signatureId ? [t('files.ofSignature')] : []),
            showBytes(size, language),
            uploaderName ?? t('comments.erased'),
            showInstant(attachedAt),
          ].join(' · ')}
        </Text>
      </div>
      <ToolButton
        label={t('files.downloadOne', { name })}
        icon={<ArrowDownloadRegular />}
        size="small"
        onClick={() => void download(file)}
      />
      {mayEdit && !file.signatureId && (
        <ToolButton
          label={t('files.removeOne', { name })}
          icon={<DeleteRegular />}
          size="small"
          onClick={() => setRemoving(true)}
        />
      )}
      {removing && <RemoveFileDialog file={file} onClosed={() => setRemoving(false)} />}
    </li>
  )
}
