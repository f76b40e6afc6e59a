import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react'
import type { Failure } from '../server/failure'
import { elementOf, type Fields, fieldNameOf, fieldsOf, focusOn } from './formFields'
import { onceReleased } from './onceReleased'

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
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent) => void
    onInput: (event: FormEvent) => void
    onBlur: (event: FocusEvent) => void
  }
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
 * What every form does: it checks its fields and focuses the first wrong one. A field is checked when it is left as
 * well, and what is said of it goes when it is corrected. A failure shows at its fields or below them, and nothing
 * typed is lost.
 */
export function useCommandForm({ check, onSubmit, failureOf = (failure) => failure, failure: first }: Options) {
  const [errors, setErrors] = useState<Reasons>(first ? reasonsIn(first) : {})
  const [failure, setFailure] = useState(first?.fields.length ? undefined : first)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** What stood in the fields when the server refused them: unchanged, they are as wrong as they were. */
  const refused = useRef<Record<string, string>>({})
  /** Fields in which somebody has typed: only these are missed when they are left empty. */
  const typed = useRef(new Set<string>())

  const refuse = (reasons: Reasons): boolean => {
    setErrors(reasons)
    const [field] = inOrder(form.current, Object.keys(reasons))
    if (field) focusOn(form.current, field)
    return field !== undefined
  }
  const submit = async (): Promise<boolean> => {
    if (!form.current) return false
    const fields = fieldsOf(form.current)
    setFailure(undefined)
    refused.current = {}
    if (refuse(shownIn(form.current, check?.(fields) ?? {})) || sending) return false
    setSending(true)
    try {
      return (await onSubmit(fields)) !== false
    } catch (error) {
      const failed = failureOf(error as Failure, form.current)
      refused.current = Object.fromEntries(failed.fields.map(({ path }) => [path, fields.all(path).join()]))
      if (!refuse(reasonsIn(failed))) setFailure(failed)
      return false
    } finally {
      setSending(false)
    }
  }
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const onInput = ({ target }: FormEvent) => {
    const changed = fieldNameOf(target as Element)
    if (changed !== undefined) typed.current.add(changed)
    if (!form.current || Object.keys(errors).length === 0) return
    const fields = fieldsOf(form.current)
    const wrong = check?.(fields) ?? {}
    setErrors((former) => stillWrong(former, wrong, (name) => fields.all(name).join() === refused.current[name]))
  }
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const name = fieldNameOf(target)
    const isWithin = relatedTarget instanceof Element && fieldNameOf(relatedTarget) === name
    if (!check || name === undefined || isWithin || !form.current?.contains(target)) return
    onceReleased(() => {
      // A form that is being closed, or a window that is left, has nothing to complain of.
      if (!form.current?.isConnected || !document.hasFocus()) return
      const fields = fieldsOf(form.current)
      if (fields.all(name).join('').trim() === '' && !typed.current.has(name)) return
      const code = check(fields)[name]
      if (code) setErrors((former) => ({ ...former, [name]: code }))
    })
  }
  const reset = () => {
    setErrors({})
    setFailure(undefined)
    typed.current.clear()
  }
  return {
    props: { ref: form, noValidate: true, onSubmit: onFormSubmit, onInput, onBlur },
    errors,
    failure,
    sending,
    reset,
    submit,
  } satisfies CommandForm
}

/** Of what was wrong, what is still: by the check, or because it stands as it was refused. */
const stillWrong = (former: Reasons, wrong: Reasons, isAsRefused: (name: string) => boolean): Reasons =>
  Object.fromEntries(
    Object.entries(former).flatMap(([name, code]): [string, string][] =>
      wrong[name] ? [[name, wrong[name]]] : isAsRefused(name) ? [[name, code]] : [],
    ),
  )

const reasonsIn = ({ fields }: Failure): Reasons => Object.fromEntries(fields.map(({ path, code }) => [path, code]))

/** Fields that are not shown yet have nothing wrong with them once they are; if none is shown, all is said. */
function shownIn(form: HTMLFormElement, reasons: Reasons): Reasons {
  const shown = Object.entries(reasons).filter(([name]) => elementOf(form, name))
  return shown.length > 0 ? Object.fromEntries(shown) : reasons
}

/** Names of fields as they follow one another in the form. */
function inOrder(form: HTMLFormElement | null, names: string[]): string[] {
  const places = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'))
  const placeOf = (name: string) => (places.includes(name) ? places.indexOf(name) : places.length)
  return [...names].sort((a, b) => placeOf(a) - placeOf(b))
}
