import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FailureBar } from '../layout/FailureBar'
import type { Failure } from '../server/failure'
import { FieldErrors } from './fieldErrors'
import type { Fields } from './formFields'
import { useCommandForm } from './useCommandForm'

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
  children: ReactNode
}

/** A form that stands on a page, with a button that submits it. */
export function CommandForm({ onSubmit, check, action, failureOf, failure, aside, children }: Props) {
  const styles = useStyles()
  const form = useCommandForm({ onSubmit, check, failureOf, failure })
  return (
    <form {...form.props} className={styles.root}>
      <FieldErrors.Provider value={form.errors}>{children}</FieldErrors.Provider>
      <FailureBar failure={form.failure} />
      <div className={styles.actions}>
        <Button appearance="primary" type="submit" disabledFocusable={form.sending}>
          {action}
        </Button>
        {aside}
      </div>
    </form>
  )
}
