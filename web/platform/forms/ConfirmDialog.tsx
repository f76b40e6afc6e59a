import { Button, Dialog, DialogTrigger, Field, Input } from '@fluentui/react-components'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogPanel } from './DialogPanel'

type Props = {
  /** What opens it; without one the dialog is open from the start and `onClosed` tells when it is done. */
  trigger?: ReactElement
  title: string
  action: string
  /** What will be lost. */
  children: ReactNode
  /** What has to be typed first, where there is no way back. */
  typed?: string
  onConfirm: (typed: string) => Promise<boolean>
  onClosed?: () => void
}

/** Asks once more before what cannot be undone. */
export function ConfirmDialog({ trigger, title, action, children, typed, onConfirm, onClosed }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(trigger === undefined)
  const [text, setText] = useState('')
  const [confirming, setConfirming] = useState(false)
  const turn = (wanted: boolean) => {
    setText('')
    setOpen(wanted)
    if (!wanted) onClosed?.()
  }
  const confirm = async () => {
    if (typed !== undefined && text !== typed) return
    setConfirming(true)
    if (await onConfirm(text)) turn(false)
    setConfirming(false)
  }
  const surface = (
    <DialogPanel
      key="surface"
      title={title}
      actions={
        <>
          <Button onClick={() => turn(false)}>{t('cancel')}</Button>
          <Button
            appearance="primary"
            disabledFocusable={confirming || (typed !== undefined && text !== typed)}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
      {typed !== undefined && (
        <Field label={t('typeToConfirm', { text: typed })} style={{ marginTop: 12 }}>
          <Input value={text} onChange={(_, { value }) => setText(value)} />
        </Field>
      )}
    </DialogPanel>
  )
  const opener = trigger && (
    <DialogTrigger key="opener" disableButtonEnhancement>
      {trigger}
    </DialogTrigger>
  )
  return (
    <Dialog open={open} onOpenChange={(_, { open: wanted }) => turn(wanted)}>
      {opener ? [opener, surface] : surface}
    </Dialog>
  )
}
