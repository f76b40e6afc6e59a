import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import type { CommandOf, CommandType } from '@prumo/contracts/index'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../layout/FailureBar'
import { useToasts } from '../layout/useToasts'
import { newId } from '../newId'
import { send } from '../server/api'
import { FieldErrors } from './fieldErrors'
import type { Fields } from './formFields'
import { useCommandForm } from './useCommandForm'

type Props = {
  type: CommandType
  /** The command's data from the form's fields; throws nothing, leaves judging to the checks and the server. */
  data: (fields: Fields, newId: string) => object
  /** What is wrong before anything is sent: field → code of a text. */
  check?: (fields: Fields) => Record<string, string>
  children: ReactNode
  /** What opens it; without one the dialog is open from the start and `onClosed` tells when it is done. */
  trigger?: ReactElement
  buttonProps?: ButtonProps
  title?: string
  onClosed?: (sent: boolean) => void
}

const useStyles = makeStyles({
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalXS,
  },
})

/** A button, a form and one command. The fields are the children; all else is the same for every command. */
export function CommandDialog({ type, data, check, children, trigger, buttonProps, title, onClosed }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const toasts = useToasts()
  const opensItself = trigger === undefined && buttonProps === undefined
  const [open, setOpen] = useState(opensItself)
  const [newThingId, setNewThingId] = useState(() => newId())
  const latest = useLatest(onClosed)
  const form = useCommandForm({
    check,
    onSubmit: async (fields) => {
      await send(type, data(fields, newThingId) as CommandOf<typeof type>['data'])
      if (!latest.current) return
      setOpen(false)
      toasts.done(t(`done.${type}`, t('done.generic')))
      latest.current.value?.(true)
    },
  })

  const start = () => {
    form.reset()
    setNewThingId(newId())
    setOpen(true)
  }
  const close = () => {
    if (!form.sending) setOpen(false)
    onClosed?.(false)
  }

  const opener = (
    <DialogTrigger key="opener" disableButtonEnhancement>
      {trigger ?? <Button {...buttonProps}>{t(`command.${type}`)}</Button>}
    </DialogTrigger>
  )
  const surface = (
    <DialogSurface key="surface">
      <form {...form.props}>
        <DialogBody>
          <DialogTitle>{title ?? t(`command.${type}`)}</DialogTitle>
          <DialogContent className={styles.fields}>
            <FieldErrors.Provider value={form.errors}>{children}</FieldErrors.Provider>
            <FailureBar failure={form.failure} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button appearance="primary" type="submit" disabledFocusable={form.sending}>
              {t(form.sending ? 'saving' : 'save')}
            </Button>
          </DialogActions>
        </DialogBody>
      </form>
    </DialogSurface>
  )
  return (
    <Dialog open={open} onOpenChange={(_, change) => (change.open ? start() : close())}>
      {opensItself ? surface : [opener, surface]}
    </Dialog>
  )
}

/** What was given with the latest rendering, for an answer that comes later; nothing once the component is gone. */
function useLatest<Value>(value: Value) {
  const latest = useRef<{ value: Value }>(undefined)
  useEffect(() => {
    latest.current = { value }
    return () => {
      latest.current = undefined
    }
  })
  return latest
}
