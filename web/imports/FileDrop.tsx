import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    padding: '32px 16px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    textAlign: 'center',
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  quiet: { color: tokens.colorNeutralForeground3 },
})

type Props = { ready: boolean; sending: boolean; onFile: (file: File) => void }

/** Where a file is dropped, or chosen. */
export function FileDrop({ ready, sending, onFile }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const disabled = !ready || sending
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }
  const dragged = (event: DragEvent, is: boolean) => {
    event.preventDefault()
    setOver(is && !disabled)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      className={mergeClasses(styles.root, over && styles.over)}
      onDragOver={(event) => dragged(event, true)}
      onDragLeave={(event) => dragged(event, false)}
      onDrop={(event) => {
        dragged(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.xlsx"
        hidden
        aria-label={t('imports.choose')}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <Button
        appearance="primary"
        icon={<ArrowUploadRegular />}
        disabledFocusable={disabled}
        onClick={() => !disabled && input.current?.click()}
      >
        {t('imports.choose')}
      </Button>
      <Text role="status">{t(sending ? 'imports.sending' : ready ? 'imports.drop' : 'imports.mapFirst')}</Text>
      <Text size={200} className={styles.quiet}>
        {t('imports.limits')}
      </Text>
    </div>
  )
}
