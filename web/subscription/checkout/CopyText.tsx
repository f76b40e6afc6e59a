import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../platform/layout/useToasts'
import { Failure } from '../../platform/server/failure'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXS },
  text: { overflowWrap: 'anywhere', fontFamily: tokens.fontFamilyMonospace },
})

/** A text that is typed in elsewhere, and copied at a press. Where it cannot be copied, it can be marked. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.done(t('checkout.copied'))
    } catch {
      toasts.failed(new Failure('checkout.notCopied', 0))
    }
  }
  return (
    <div className={styles.root}>
      <Text weight="semibold">{label}</Text>
      <Text className={styles.text}>{text}</Text>
      <Button icon={<CopyRegular />} onClick={() => void copy()}>
        {t('checkout.copy')}
      </Button>
    </div>
  )
}
