import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Tooltip,
  tokens,
} from '@fluentui/react-components'
import { ArrowDownloadRegular, DeleteRegular, DismissRegular } from '@fluentui/react-icons'
import { isPreviewed } from '@prumo/contracts/discussion/files'
import type { ListedFile } from '@prumo/contracts/discussion/queries'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { CommandDialog } from '../platform/CommandDialog'
import { showInstant } from '../platform/dates'
import { EmptyState } from '../platform/EmptyState'
import { FailureBar } from '../platform/FailureBar'
import type { Failure } from '../platform/failure'
import { TextField } from '../platform/fields'
import { Loading } from '../platform/Loading'
import { showBytes } from '../platform/showBytes'
import { TextLink } from '../platform/TextLink'
import { useNarrow } from '../platform/useNarrow'
import { useProjectRights } from '../projects/useProjectRights'
import { fetchFile } from './fetchFile'
import { RemoveFileDialog } from './RemoveFileDialog'
import { targetAddress } from './targetAddress'
import { namesOf, useFileActions } from './useFileActions'

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '20px' },
  tools: { display: 'flex', gap: '2px' },
  name: { overflowWrap: 'anywhere' },
  facts: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 14px', margin: 0 },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, overflowWrap: 'anywhere' },
  picture: { maxWidth: '100%', alignSelf: 'center', borderRadius: tokens.borderRadiusMedium },
  page: { flexGrow: 1, minHeight: '420px', width: '100%', border: `1px solid ${tokens.colorNeutralStroke2}` },
})

/** A file beside the list it was opened from: what it shows, what is known of it, and what can be done with it. */
export function FileDrawer({ file, onClose }: { file: ListedFile; onClose: () => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const { can } = useProjectRights(file.projectId)
  const { download } = useFileActions()
  const [removing, setRemoving] = useState(false)
  const mayEdit = !file.signatureId && can('discussion', 'editOnly')
  const tool = (name: string, Icon: typeof DeleteRegular, onClick: () => void) => (
    <Tooltip content={name} relationship="label">
      <Button appearance="subtle" icon={<Icon />} onClick={onClick} />
    </Tooltip>
  )
  return (
    <OverlayDrawer
      open
      position="end"
      size={narrow ? 'full' : 'large'}
      onOpenChange={(_, { open }) => !open && onClose()}
      aria-label={file.name}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ as: 'h2', className: styles.name }}
          action={
            <div className={styles.tools}>
              {tool(t('files.download'), ArrowDownloadRegular, () => void download(file))}
              {mayEdit && tool(t('command.RemoveFile'), DeleteRegular, () => setRemoving(true))}
              {tool(t('files.close'), DismissRegular, onClose)}
            </div>
          }
        >
          {file.name}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {isPreviewed(file.mediaType) ? (
          <Preview file={file} />
        ) : (
          <EmptyState title={t('files.noPreview')} text={t('files.noPreviewText')}>
            <Button appearance="primary" onClick={() => void download(file)}>
              {t('files.download')}
            </Button>
          </EmptyState>
        )}
        <Facts file={file} />
        {mayEdit && (
          <CommandDialog
            type="DescribeFile"
            data={(fields) => ({ ...namesOf(file), description: fields.text('description').trim() })}
            trigger={<Button style={{ alignSelf: 'flex-start' }}>{t('command.DescribeFile')}</Button>}
          >
            <TextField name="description" value={file.description} />
          </CommandDialog>
        )}
      </DrawerBody>
      {removing && <RemoveFileDialog file={file} onRemoved={onClose} onClosed={() => setRemoving(false)} />}
    </OverlayDrawer>
  )
}

/** What the page has fetched is shown from there: no address of the product ever serves it as a page of its own. */
function Preview({ file }: { file: ListedFile }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { fileId, projectId } = file
  const { data, error, mutate } = useSWR<string, Failure>(
    ['file content', fileId],
    () => fetchFile({ fileId, projectId }),
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  )
  useEffect(
    () => () => {
      if (!data) return
      URL.revokeObjectURL(data)
      void mutate(undefined)
    },
    [data, mutate],
  )
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!data) return <Loading rows={6} />
  if (file.mediaType === 'application/pdf')
    return <iframe className={styles.page} src={data} title={t('files.previewOf', { name: file.name })} />
  return <img className={styles.picture} src={data} alt={t('files.previewOf', { name: file.name })} />
}

function Facts({ file }: { file: ListedFile }) {
  const { t, i18n } = useTranslation()
  const styles = useStyles()
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
    ['files.size', showBytes(file.size, i18n.language)],
    ['files.uploader', file.uploaderName ?? t('comments.erased')],
    ['files.uploadedAt', showInstant(file.attachedAt, i18n.language)],
    ['files.sha256', file.sha256],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt className={styles.term}>{t(term)}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
