import { LinkRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Failure } from '../server/failure'
import { ToolButton } from './ToolButton'
import { useToasts } from './useToasts'

type Props = { address: string; label?: string; size?: 'small' | 'medium' }

/** Copies the link of a record, to be sent to somebody. */
export function CopyLink({ address, label, size = 'medium' }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.origin).href)
      toasts.done(t('link.copied'))
    } catch {
      toasts.failed(new Failure('link.notCopied', 0))
    }
  }
  return <ToolButton label={label ?? t('link.copy')} icon={<LinkRegular />} size={size} onClick={() => void copy()} />
}
