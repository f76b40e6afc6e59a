import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { FailureBar } from '../layout/FailureBar'
import type { Failure } from '../server/failure'
import { FieldErrors } from './fieldErrors'
import { type Fields, fieldsOf, focusOn } from './formFields'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '560px' },
  actions: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    alignItems: 'center',
    paddingTop: tokens.spacingVerticalS,
  },
})

type Props = {
  /** Does what the form is for; a failure is shown, at its fields where it names some. */
  onSubmit: (fields: Fields) => Promise<unknown>
  check?: (fields: Fields) => Record<string, string>
  action: string
  /** What a failure means here, where that differs from what it means elsewhere. */
  failureOf?: (failure: Failure) => Failure
  /** A failure that is known from the start, of an attempt made elsewhere. */
  failure?: Failure | undefined
  aside?: ReactNode
  /** Without its button: the form is only read. */
  readOnly?: boolean
  children: ReactNode
}

/** A form that stands on a page: its fields are checked, the first wrong one gets the focus, and nothing typed is lost when it is refused. */
export function CommandForm({ onSubmit, check, action, failureOf, failure: given, aside, readOnly, children }: Props) {
  const styles = useStyles()
  const [errors, setErrors] = useState(given ? codesOf(given) : {})
  const [failure, setFailure] = useState(given?.fields.length ? undefined : given)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const refuse = (reasons: Record<string, string>) => {
    setErrors(reasons)
    const [first] = Object.keys(reasons)
    if (first) focusOn(form.current, first)
    return first !== undefined
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = fieldsOf(event.currentTarget)
    setFailure(undefined)
    if (refuse(check?.(fields) ?? {}) || sending) return
    setSending(true)
    try {
      await onSubmit(fields)
    } catch (error) {
      const refused = failureOf ? failureOf(error as Failure) : (error as Failure)
      if (!refuse(codesOf(refused))) setFailure(refused)
    } finally {
      setSending(false)
    }
  }

  return (
    <form ref={form} className={styles.root} onSubmit={(event) => void submit(event)} noValidate>
      <FieldErrors.Provider value={errors}>{children}</FieldErrors.Provider>
      <FailureBar failure={failure} />
      {!readOnly && (
        <div className={styles.actions}>
          <Button appearance="primary" type="submit" disabledFocusable={sending}>
            {action}
          </Button>
          {aside}
        </div>
      )}
    </form>
  )
}

const codesOf = ({ fields }: Failure): Record<string, string> =>
  Object.fromEntries(fields.map(({ path, code }) => [path, code]))
