import { DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'

type Props = {
  title: string
  /** Its buttons. */
  actions: ReactNode
  /** The form that it is, where it sends something. */
  form?: ComponentProps<'form'>
  className?: string
  children: ReactNode
}

/** What a dialog shows: its title, its content and its buttons. */
export function DialogPanel({ title, actions, form, className, children }: Props) {
  const body = (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent className={className}>{children}</DialogContent>
      <DialogActions fluid>{actions}</DialogActions>
    </DialogBody>
  )
  return <DialogSurface>{form ? <form {...form}>{body}</form> : body}</DialogSurface>
}
