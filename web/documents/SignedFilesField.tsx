import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components'
import { DismissRegular, DocumentRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { SentFile } from '../discussion/sendFile'
import { UploadArea } from '../discussion/UploadArea'
import type { Uploads } from '../discussion/useUploads'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: '8px' },
  name: { overflowWrap: 'anywhere' },
})

type Props = {
  files: readonly SentFile[]
  uploads: Uploads
  onRemove: (fileId: string) => void
}

/** The files that are signed along with the opinion or the reason. */
export function SignedFilesField({ files, uploads, onRemove }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label={t('approval.files')}>
      <Text weight="semibold">{t('approval.filesToSign')}</Text>
      <UploadArea {...uploads} />
      {files.length > 0 && (
        <ul className={styles.list} aria-label={t('approval.files')}>
          {files.map(({ fileId, name }) => (
            <li key={fileId} className={styles.row}>
              <DocumentRegular aria-hidden />
              <Text className={styles.name}>{name}</Text>
              <Tooltip content={t('approval.leaveOut', { name })} relationship="label">
                <Button appearance="subtle" size="small" icon={<DismissRegular />} onClick={() => onRemove(fileId)} />
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
