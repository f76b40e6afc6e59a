import { Link, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../platform/layout/useToasts'
import type { Failure } from '../platform/server/failure'
import { useLanguage } from '../platform/texts/useLanguage'
import { downloadReceipt } from './downloadReceipt'

const useStyles = makeStyles({
  root: { display: 'inline-flex', gap: '0 12px', flexWrap: 'wrap' },
  // As high as a finger or a trembling hand needs it.
  link: { minHeight: '24px', lineHeight: '24px' },
})

const formats = ['pdf', 'json'] as const

/** The receipt of a signature, as a file to read and as one that a program checks. */
export function ReceiptLinks({ signatureId }: { signatureId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const toasts = useToasts()
  const [fetching, setFetching] = useState(false)
  const fetchAs = async (format: (typeof formats)[number]) => {
    setFetching(true)
    await downloadReceipt(signatureId, format, language).catch((failure: Failure) => toasts.failed(failure))
    setFetching(false)
  }
  return (
    <span className={mergeClasses(styles.root, 'screen-only')}>
      {formats.map((format) => (
        <Link
          key={format}
          as="button"
          className={styles.link}
          disabledFocusable={fetching}
          onClick={() => void fetchAs(format)}
        >
          {t(`receipt.${format}`)}
        </Link>
      ))}
    </span>
  )
}
