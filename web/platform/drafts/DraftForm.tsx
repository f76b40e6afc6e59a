import { makeStyles, tokens } from '@fluentui/react-components'
import { type FocusEvent, type ReactNode, useId, useRef } from 'react'
import { FieldErrors } from '../forms/fieldErrors'
import { type Fields, fieldNameOf, focusOn } from '../forms/formFields'
import { SaveBar } from '../forms/SaveBar'
import { OnlyRead } from '../forms/ShownField'
import { useCommandForm } from '../forms/useCommandForm'
import type { Failure } from '../server/failure'
import { DraftAround } from './DraftAround'
import type { ShownDraft } from './useDraft'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '560px' },
})

type Props = {
  draft: ShownDraft
  onSubmit: (fields: Fields) => Promise<unknown>
  check?: (fields: Fields) => Record<string, string>
  /** What a failure means here, where that differs from what it means elsewhere. */
  failureOf?: (failure: Failure) => Failure
  /** With what its fields hold in place of them. */
  readOnly?: boolean
  children: ReactNode
}

/**
 * The form of a record: keeps what is typed in it, and says what others change in the record meanwhile. The bar that
 * saves is there while something is changed.
 */
export function DraftForm({ draft, onSubmit, check, failureOf, readOnly = false, children }: Props) {
  const styles = useStyles()
  const id = useId()
  const form = useCommandForm({ onSubmit, check, failureOf })
  const element = form.props.ref
  const focused = useRef<string>(undefined)
  const noteFocus = ({ target }: FocusEvent) => {
    if (element.current?.contains(target)) focused.current = fieldNameOf(target) ?? focused.current
  }
  return (
    <DraftAround draft={draft}>
      <form {...form.props} id={id} className={styles.root} onFocus={noteFocus}>
        <OnlyRead.Provider value={readOnly}>
          <FieldErrors.Provider value={form.errors}>{children}</FieldErrors.Provider>
        </OnlyRead.Provider>
        {!readOnly && (draft.isOpen || draft.discarded) && (
          <SaveBar
            form={id}
            isDiscarded={draft.discarded !== undefined}
            isSending={form.sending}
            failure={form.failure}
            onDiscard={draft.discard}
            onUndo={draft.undiscard}
            onLeft={() => focused.current && focusOn(element.current, focused.current)}
          />
        )}
      </form>
    </DraftAround>
  )
}
