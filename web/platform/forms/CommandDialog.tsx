import { Button, type ButtonProps, Dialog, DialogTrigger, makeStyles, tokens } from '@fluentui/react-components'
import type { CommandOf, CommandType } from '@prumo/contracts/index'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptDrafts } from '../drafts/keptDrafts'
import { FailureBar } from '../layout/FailureBar'
import { newId } from '../newId'
import { send } from '../server/api'
import type { Failure } from '../server/failure'
import { useTakeBack } from '../undo/useTakeBack'
import { useBegun } from '../useBegun'
import { DialogPanel } from './DialogPanel'
import { FieldDrafts } from './fieldDrafts'
import { FieldErrors } from './fieldErrors'
import { type Fields, fieldsOf } from './formFields'
import { submitKey } from './submitKey'
import { typedTexts } from './typedTexts'
import { UnsentTexts } from './UnsentTexts'
import { unsentId } from './unsentId'
import { useCommandForm } from './useCommandForm'
import { type ChangedRecord, useSeenRecord } from './useSeenRecord'

type Props = {
  type: CommandType
  /** The command whose unsent texts these are, where what is chosen in the form decides which one is sent. */
  draftOf?: CommandType
  /** The command's data from the form's fields; throws nothing, leaves judging to the checks and the server. */
  data: (fields: Fields, newId: string) => object
  /** What is wrong before anything is sent: field → code of a text. */
  check?: (fields: Fields) => Record<string, string>
  /** What a refusal means in this form, as that it is about a field. */
  failureOf?: (failure: Failure) => Failure
  children: ReactNode
  /** What opens it; without one the dialog is open from the start and `onClosed` tells when it is done. */
  trigger?: ReactElement
  buttonProps?: ButtonProps
  title?: string
  /** What its button says, and what is told once it is done, where that is not what its command is called. */
  words?:
    | { action: string; done: string /** How one leaves it, where “Cancel” would say the opposite. */; stay?: string }
    | undefined
  /** The record that is changed, where others may change it meanwhile. */
  record?: ChangedRecord | undefined
  /** `commandId`: of what was sent. */
  onClosed?: (sent: boolean, commandId?: string) => void
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
export function CommandDialog(props: Props) {
  const { type, data, check, failureOf, children, trigger, buttonProps, title, words, record, onClosed } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const { tellDone } = useTakeBack()
  const opensItself = trigger === undefined && buttonProps === undefined
  const [open, setOpen] = useState(opensItself)
  const [newThingId, setNewThingId] = useState(() => newId())
  const latest = useLatest(onClosed)
  const seen = useSeenRecord(record)
  const forgetUnsent = useRef<() => void>(undefined)
  const form = useCommandForm({
    check,
    failureOf,
    onSubmit: async (fields) => {
      const id = newId()
      try {
        await send(type, seen.sent(data(fields, newThingId)) as CommandOf<typeof type>['data'], { id })
        forgetUnsent.current?.()
      } catch (failure) {
        if (seen.asksAfter(failure as Failure)) return
        throw failure
      }
      if (!latest.current) return
      setOpen(false)
      tellDone(type, id, words?.done, words?.action)
      latest.current.value?.(true, id)
    },
  })

  const start = () => {
    form.reset()
    seen.begin()
    setNewThingId(newId())
    setOpen(true)
  }
  useBegun(type, buttonProps && !trigger ? start : undefined)
  const close = () => {
    if (!form.sending) setOpen(false)
    onClosed?.(false)
  }

  const idOf = (element: HTMLFormElement) => {
    const named = { fields: Object.keys(typedTexts(element)), newId: newThingId }
    const id = unsentId(props.draftOf ?? type, title, { data: data(fieldsOf(element), newThingId), ...named })
    forgetUnsent.current = () => keptDrafts.drop(id)
    return id
  }

  const opener = openedBy(trigger ?? <Button {...buttonProps}>{t(`command.${type}`)}</Button>)
  const surface = (
    <DialogPanel
      key="surface"
      title={title ?? t(`command.${type}`)}
      form={form.props}
      className={styles.fields}
      actions={
        <>
          <Button onClick={close}>{words?.stay ?? t('cancel')}</Button>
          <Button appearance="primary" type="submit" disabledFocusable={form.sending}>
            {(!seen.isAsking && words?.action) ||
              t(submitKey(type, { isSending: form.sending, isAsking: seen.isAsking }))}
          </Button>
        </>
      }
    >
      <FieldErrors.Provider value={form.errors}>
        <UnsentTexts idOf={idOf} seen={seen.seen} onGive={seen.give} given={seen.fieldDraft.given} />
        <FieldDrafts.Provider value={seen.fieldDraft}>{children}</FieldDrafts.Provider>
      </FieldErrors.Provider>
      {seen.question}
      <FailureBar failure={form.failure} />
    </DialogPanel>
  )
  return (
    <Dialog open={open} onOpenChange={(_, change) => (change.open ? start() : close())}>
      {opensItself ? surface : [opener, surface]}
    </Dialog>
  )
}

const openedBy = (trigger: ReactElement) => (
  <DialogTrigger key="opener" disableButtonEnhancement>
    {trigger}
  </DialogTrigger>
)

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
