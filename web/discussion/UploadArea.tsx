import { Button, makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import { ArrowUploadRegular, DismissRegular } from '@fluentui/react-icons'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { FileDropBox } from '../platform/forms/FileDropBox'
import { QuietText } from '../platform/layout/QuietText'
import { ToolButton } from '../platform/layout/ToolButton'
import { look } from '../platform/look/look'
import { useFailureText } from '../platform/texts/useFailureText'
import { useLanguage } from '../platform/texts/useLanguage'
import type { Upload, Uploads } from './useUploads'

const useStyles = makeStyles({
  root: { flexWrap: 'wrap', justifyContent: 'center', gap: '6px 12px', padding: '14px 12px' },
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: '8px' },
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '2px 8px' },
  name: { overflowWrap: 'anywhere' },
  failed: { color: look.colour.wrong },
})

/** Where files are dropped, or chosen, and how far each is on its way. */
export function UploadArea({ uploads, add, dismiss }: Uploads) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div>
      <FileDropBox className={styles.root} label={t('files.choose')} multiple onFiles={add}>
        {(choose) => (
          <>
            <Button size="small" icon={<ArrowUploadRegular />} onClick={choose}>
              {t('files.choose')}
            </Button>
            <QuietText>{t('files.drop')}</QuietText>
          </>
        )}
      </FileDropBox>
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={t('files.uploading')}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
          ))}
        </ul>
      )}
    </div>
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
