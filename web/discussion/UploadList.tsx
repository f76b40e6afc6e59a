import { makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../platform/layout/QuietText'
import { ToolButton } from '../platform/layout/ToolButton'
import { look } from '../platform/look/look'
import { useFailureText } from '../platform/texts/useFailureText'
import { useLanguage } from '../platform/texts/useLanguage'
import type { Upload } from './uploadQueue'
import type { Uploads } from './useUploads'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: '8px' },
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '2px 8px' },
  name: { overflowWrap: 'anywhere' },
  failed: { color: look.colour.wrong },
})

/** How far each file is on its way. */
export function UploadList({ uploads, dismiss }: Pick<Uploads, 'uploads' | 'dismiss'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('files.uploading')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
      ))}
    </ul>
  )
}

function UploadRow({ upload: { file, part, failure }, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const failureText = useFailureText()
  const dismiss = t(failure ? 'files.dismiss' : 'files.cancel', { name: file.name })
  return (
    <li className={styles.row}>
      <div>
        <Text className={styles.name}>{file.name}</Text> <QuietText>{showBytes(file.size, language)}</QuietText>
        {failure ? (
          <Text block size={200} role="alert" className={styles.failed}>
            {t('files.uploadFailed')} {failureText(failure)}
          </Text>
        ) : (
          <ProgressBar value={part} thickness="large" aria-label={file.name} />
        )}
      </div>
      <ToolButton label={dismiss} icon={<DismissRegular />} size="small" onClick={onDismiss} />
    </li>
  )
}
