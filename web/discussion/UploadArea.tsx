import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { FileDropBox } from '../platform/forms/FileDropBox'
import { QuietText } from '../platform/layout/QuietText'
import { UploadList } from './UploadList'
import type { Uploads } from './useUploads'

const useStyles = makeStyles({
  root: { flexWrap: 'wrap', justifyContent: 'center', gap: '6px 12px', padding: '14px 12px' },
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
      <UploadList uploads={uploads} dismiss={dismiss} />
    </div>
  )
}
