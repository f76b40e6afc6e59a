import { Button, makeStyles, Text } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { FileDropBox } from '../platform/forms/FileDropBox'
import { QuietText } from '../platform/layout/QuietText'

const useStyles = makeStyles({
  root: { flexDirection: 'column', gap: '8px', padding: '32px 16px', textAlign: 'center' },
})

type Props = { ready: boolean; sending: boolean; onFile: (file: File) => void }

/** Where the file of an import is dropped, or chosen. */
export function FileDrop({ ready, sending, onFile }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const disabled = !ready || sending
  return (
    <FileDropBox
      className={styles.root}
      label={t('imports.choose')}
      accept=".csv,.txt,.xlsx,.ods"
      disabled={disabled}
      onFiles={([file]) => file && onFile(file)}
    >
      {(choose) => (
        <>
          <Button appearance="primary" icon={<ArrowUploadRegular />} disabledFocusable={disabled} onClick={choose}>
            {t('imports.choose')}
          </Button>
          <Text role="status">{t(sending ? 'imports.sending' : ready ? 'imports.drop' : 'imports.mapFirst')}</Text>
          <QuietText>{t('imports.limits')}</QuietText>
        </>
      )}
    </FileDropBox>
  )
}
