import { makeStyles, Popover, PopoverSurface } from '@fluentui/react-components'
import { type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldErrors } from '../../platform/forms/fieldErrors'
import { fieldsOf, focusOn } from '../../platform/forms/formFields'
import { useToasts } from '../../platform/layout/useToasts'
import { Failure } from '../../platform/server/failure'
import type { CellTarget } from './cellTarget'

const useStyles = makeStyles({ root: { padding: '12px', width: '200px', maxWidth: 'calc(100vw - 24px)' } })

type Props = {
  /** The name of the field, and what it opens beside. */
  cell: { field: string; target: CellTarget }
  /** What is wrong with what stands in the field, as the code of its text. */
  problemOf: (text: string) => string | undefined
  onSave: (text: string) => void
  onClose: () => void
  /** What is said above the reason where what was left cannot be saved. */
  failed?: string
  /** The field; `save` is for what is chosen at once. */
  children: (save: (text: string) => void) => ReactNode
}

/** A field beside its cell. Enter saves it, and leaving it does; Escape leaves it as it was. */
export function FieldPopover({ cell: { field, target }, problemOf, onSave, onClose, failed, children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const isOver = useRef(false)
  const isBegun = useRef(false)
  const [problem, setProblem] = useState<string>()
  const text = () => (form.current ? fieldsOf(form.current).text(field).trim() : '')

  const end = (done?: () => void) => {
    if (isOver.current) return
    isOver.current = true
    onClose()
    done?.()
  }
  const save = (given: string) => {
    if (problemOf(given) === undefined) end(() => onSave(given))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(text())
    setProblem(found)
    if (found) focusOn(form.current, field)
    else save(text())
  }
  /** What cannot be saved is not kept either, and that is said. */
  const leave = () => {
    const found = problemOf(text())
    if (found) end(() => toasts.failed(new Failure(found, 0), failed ?? t('board.changeFailed')))
    else save(text())
  }
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isAtEdge(form.current, event)) return
    event.preventDefault()
    target.focus()
    leave()
  }
  /** What is typed first takes the place of what stands there. */
  const selectAtFirst = ({ target: input }: FocusEvent) => {
    if (!isBegun.current && input instanceof HTMLInputElement) input.select()
    isBegun.current = true
  }
  return (
    <Popover
      open
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={({ type }) => (type === 'keydown' ? end() : leave())}
    >
      <PopoverSurface role="dialog" aria-label={t(`field.${field}`)} className={styles.root}>
        <form ref={form} noValidate onSubmit={submit} onKeyDown={leaveByTab} onFocus={selectAtFirst}>
          <FieldErrors.Provider value={problem ? { [field]: problem } : {}}>{children(save)}</FieldErrors.Provider>
        </form>
      </PopoverSurface>
    </Popover>
  )
}

/** Whether Tab leads out of the form. */
function isAtEdge(form: HTMLFormElement | null, { target, shiftKey }: KeyboardEvent): boolean {
  const stops = [...(form?.querySelectorAll<HTMLElement>('input:not([type=hidden]), button') ?? [])]
  return target === (shiftKey ? stops[0] : stops.at(-1))
}
