import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Field,
  Input,
} from '@fluentui/react-components'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  trigger: ReactElement
  title: string
  action: string
  /** What will be lost. */
  children: ReactNode
  /** What has to be typed first, where there is no way back. */
  typed?: string
  onConfirm: (typed: string) => Promise<boolean>
}

/** Asks once more before what cannot be undone. */
export function ConfirmDialog({ trigger, title, action, children, typed, onConfirm }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const confirm = async () => {
    if (await onConfirm(text)) setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(_, { open: wanted }) => {
        setText('')
        setOpen(wanted)
      }}
    >
      <DialogTrigger disableButtonEnhancement>{trigger}</DialogTrigger>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {children}
            {typed !== undefined && (
              <Field label={t('typeToConfirm', { text: typed })} style={{ marginTop: 12 }}>
                <Input value={text} onChange={(_, { value }) => setText(value)} />
              </Field>
            )}
          </DialogContent>
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button>{t('cancel')}</Button>
            </DialogTrigger>
            <Button
              appearance="primary"
              disabledFocusable={typed !== undefined && text !== typed}
              onClick={() => void confirm()}
            >
              {action}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
