import { Link, makeStyles } from '@fluentui/react-components'
import type { SignOffRound } from '@prumo/contracts/documents/signOffQueries'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { useFileActions } from '../discussion/useFileActions'
import { QuietText } from '../platform/layout/QuietText'
import { useLanguage } from '../platform/texts/useLanguage'

const useStyles = makeStyles({
  list: { margin: '2px 0', paddingLeft: '18px', overflowWrap: 'anywhere' },
  name: { display: 'inline-block', minHeight: '24px', lineHeight: '24px', textAlign: 'start' },
})

type Props = { projectId: string } & Pick<SignOffRound['approvers'][number], 'attachments'>

/** What somebody signed along with an opinion or a reason, to be had by whoever sees the document. */
export function SignedFiles({ projectId, attachments }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const { download } = useFileActions()
  if (attachments.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('approval.files')}>
      {attachments.map(({ fileId, fileName: name, size, sha256 }) => (
        <li key={fileId}>
          <Link
            as="button"
            className={styles.name}
            onClick={() => void download({ projectId, fileId, name })}
            title={`SHA-256 ${sha256}`}
          >
            {name}
          </Link>{' '}
          <QuietText>{showBytes(size, language)}</QuietText>
        </li>
      ))}
    </ul>
  )
}
