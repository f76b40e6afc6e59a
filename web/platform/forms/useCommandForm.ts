import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { Failure } from '../server/failure'
import { type Fields, fieldsOf, focusOn } from './formFields'

/** Field → code of the text that says what is wrong with it. */
export type Reasons = Record<string, string>

type Options = {
  /** What is wrong before anything is sent. */
  check?: ((fields: Fields) => Reasons) | undefined
  /** Does what the form is for; rejects with the failure. */
  onSubmit: (fields: Fields) => Promise<unknown>
  /** What a failure means in this form, where that differs from what it means elsewhere. */
  failureOf?: ((failure: Failure, form: HTMLFormElement) => Failure) | undefined
  /** A failure from the start, of an attempt made elsewhere. */
  failure?: Failure | undefined
}

type CommandForm = {
  /** For the `<form>`. */
  props: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: FormEvent) => void }
  /** For the `FieldErrors` around the fields. */
  errors: Reasons
  /** What is wrong with the whole, and not with a field. */
  failure: Failure | undefined
  sending: boolean
  /** Forgets what is wrong. */
  reset: () => void
  /** Submits; answers whether it was done. */
  submit: () => Promise<boolean>
}

/**
 * What every form does: it checks its fields and focuses the first wrong one. A failure shows at its fields or below
 * them, and nothing typed is lost.
 */
export function useCommandForm({ check, onSubmit, failureOf = (failure) => failure, failure: first }: Options) {
  const [errors, setErrors] = useState<Reasons>(first ? reasonsIn(first) : {})
  const [failure, setFailure] = useState(first?.fields.length ? undefined : first)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const refuse = (reasons: Reasons): boolean => {
    setErrors(reasons)
    const [field] = Object.keys(reasons)
    if (field) focusOn(form.current, field)
    return field !== undefined
  }
  const submit = async (): Promise<boolean> => {
    if (!form.current) return false
    const fields = fieldsOf(form.current)
    setFailure(undefined)
    if (refuse(check?.(fields) ?? {}) || sending) return false
    setSending(true)
    try {
      return (await onSubmit(fields)) !== false
    } catch (error) {
      const refused = failureOf(error as Failure, form.current)
      if (!refuse(reasonsIn(refused))) setFailure(refused)
      return false
    } finally {
      setSending(false)
    }
  }
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const reset = () => {
    setErrors({})
    setFailure(undefined)
  }
  return {
    props: { ref: form, noValidate: true, onSubmit: onFormSubmit },
    errors,
    failure,
    sending,
    reset,
    submit,
  } satisfies CommandForm
}

const reasonsIn = ({ fields }: Failure): Reasons => Object.fromEntries(fields.map(({ path, code }) => [path, code]))
