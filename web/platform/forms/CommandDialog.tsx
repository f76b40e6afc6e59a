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
import type { CommandType } from '@prumo/contracts/index'
import { useMachine } from '@xstate/react'
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../layout/FailureBar'
import { useToasts } from '../layout/useToasts'
import { commandMachine } from './commandMachine'
import { FieldErrors } from './fieldErrors'
import { type Fields, fieldsOf, focusOn } from './formFields'

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
  const [state, emit] = useMachine(commandMachine)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const wasSending = useRef(false)
  const { failure, newId } = state.context
  const opensItself = trigger === undefined && buttonProps === undefined

  useEffect(() => {
    if (opensItself) emit({ type: 'open' })
  }, [opensItself, emit])

  // The machine alone knows when a command has been accepted: it goes from sending to closed.
  useEffect(() => {
    if (state.matches('closed') && wasSending.current) {
      toasts.done(t(`done.${type}`, t('done.generic')))
      onClosed?.(true)
    }
    wasSending.current = state.matches('sending')
  })

  const serverErrors = Object.fromEntries((failure?.fields ?? []).map(({ path, code }) => [path, code]))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = fieldsOf(event.currentTarget)
    const found = check?.(fields) ?? {}
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return focusOn(form.current, first)
    emit({ type: 'submit', command: { type, data: data(fields, newId) } })
  }
  const close = () => {
    setErrors({})
    emit({ type: 'cancel' })
    onClosed?.(false)
  }

  const opener = (
    <DialogTrigger key="opener" disableButtonEnhancement>
      {trigger ?? <Button {...buttonProps}>{t(`command.${type}`)}</Button>}
    </DialogTrigger>
  )
  const surface = (
    <DialogSurface key="surface">
      <form ref={form} onSubmit={submit} noValidate>
        <DialogBody>
          <DialogTitle>{title ?? t(`command.${type}`)}</DialogTitle>
          <DialogContent className={styles.fields}>
            <FieldErrors.Provider value={{ ...serverErrors, ...errors }}>{children}</FieldErrors.Provider>
            <FailureBar
              failure={failure?.code === 'fields.invalid' && failure.fields.length > 0 ? undefined : failure}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button appearance="primary" type="submit" disabledFocusable={state.matches('sending')}>
              {t(state.matches('sending') ? 'saving' : 'save')}
            </Button>
          </DialogActions>
        </DialogBody>
      </form>
    </DialogSurface>
  )
  return (
    <Dialog open={!state.matches('closed')} onOpenChange={(_, { open }) => (open ? emit({ type: 'open' }) : close())}>
      {opensItself ? surface : [opener, surface]}
    </Dialog>
  )
}
