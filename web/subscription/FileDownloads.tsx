import { Button, Text } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { useFileActions } from '../discussion/useFileActions'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { ToolButton } from '../platform/layout/ToolButton'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { useRowStyles } from './useRowStyles'

/** Every file that one sees, a page at a time, to be taken away one by one. */
export function FileDownloads() {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useRowStyles()
  const { download } = useFileActions()
  const { first, items, failure, retry, hasMore, more } = usePagedQuery('files', { sort: 'name', limit: 50 })
  return (
    <>
      <FailureBar failure={failure} onRetry={retry} />
      {!items && !failure && <Loading rows={4} />}
      {items?.length === 0 && <Text>{t('checkout.noFiles')}</Text>}
      <ul className={styles.list}>
        {items?.map((file) => (
          <li key={file.fileId} className={styles.row}>
            <span className={styles.name}>
              {file.name}{' '}
              <Text size={200} className={styles.quiet}>
                {[file.projectPitch, showBytes(file.size, language)].join(' · ')}
              </Text>
            </span>
            <ToolButton
              label={t('files.downloadOne', { name: `${file.name} · ${file.projectPitch}` })}
              icon={<ArrowDownloadRegular />}
              onClick={() => void download(file)}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button size="small" disabledFocusable={!more} onClick={more}>
          {t('files.more')} {items && first && `(${items.length}/${first.total})`}
        </Button>
      )}
    </>
  )
}
