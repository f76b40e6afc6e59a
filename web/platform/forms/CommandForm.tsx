import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FailureBar } from '../layout/FailureBar'
import type { Failure } from '../server/failure'
import { FieldErrors } from './fieldErrors'
import type { Fields } from './formFields'
import { OnlyRead } from './ShownField'
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
  /** Without its button, and with what its fields hold in place of them: the form is only read. */
  readOnly?: boolean
  children: ReactNode
}

/** A form that stands on a page, with a button that submits it. */
export function CommandForm({ onSubmit, check, action, failureOf, failure, aside, readOnly, children }: Props) {
  const styles = useStyles()
  const form = useCommandForm({ onSubmit, check, failureOf, failure })
  return (
    <form {...form.props} className={styles.root}>
      <OnlyRead.Provider value={readOnly ?? false}>
        <FieldErrors.Provider value={form.errors}>{children}</FieldErrors.Provider>
      </OnlyRead.Provider>
      <FailureBar failure={form.failure} />
      {!readOnly && (
        <div className={styles.actions}>
          <Button appearance="primary" type="submit" disabledFocusable={form.sending}>
            {action}
          </Button>
          {aside}
        </div>
      )}
    </form>
  )
}
