import {
  Link,
  makeStyles,
  Toast,
  ToastBody,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { newId } from '../newId'
import type { Failure } from '../server/failure'
import { useFailureText } from '../texts/useFailureText'

export const toasterId = 'toaster'

type Undo = () => void

// Two lines of it still stand above the name of a project.
const useStyles = makeStyles({ root: { paddingTop: '5px', paddingBottom: '5px' } })

/** The notice that offers to undo what was done last: the next one takes its place. */
let lastInTurn: string | undefined

/**
 * A notice that closes with the focus hands it to another notice, behind whatever dialog is open: the dialog would be
 * hidden from readers of the screen.
 */
function actFrom(button: HTMLElement, act: () => void) {
  button.blur()
  act()
}

/** Short notices at the top: at most three at once, each said once. */
export function useToasts() {
  const { dispatchToast, dismissToast } = useToastController(toasterId)
  const { t } = useTranslation()
  const styles = useStyles()
  const failureText = useFailureText()

  /** `action` names what the notice offers, mostly to undo. `inTurn`: only the last of these can be undone. */
  const done = (text: string, undo?: Undo, { action = t('undo'), inTurn = false } = {}) => {
    const toastId = undo ? newId() : `done ${text}`
    if (undo && inTurn) {
      if (lastInTurn) dismissToast(lastInTurn)
      lastInTurn = toastId
    }
    dispatchToast(
      <Toast className={styles.root}>
        <ToastTitle
          {...(undo && {
            action: (
              <ToastTrigger>
                <Link onClick={(event) => actFrom(event.currentTarget, undo)}>{action}</Link>
              </ToastTrigger>
            ),
          })}
        >
          {text}
        </ToastTitle>
      </Toast>,
      // A notice is said once; each undo is another one.
      { intent: 'success', toastId, timeout: undo ? 8000 : 4000 },
    )
  }

  /** Answers what takes the notice away again: a failure that was overcome is none. */
  const failed = (failure: Failure, headline?: string): (() => void) => {
    const toastId = `failed ${failure.code}`
    dispatchToast(
      <Toast className={styles.root}>
        <ToastTitle>{headline ?? failureText(failure)}</ToastTitle>
        {headline && <ToastBody>{failureText(failure)}</ToastBody>}
      </Toast>,
      { intent: 'error', toastId, timeout: 8000 },
    )
    return () => dismissToast(toastId)
  }

  /** Nothing is left of what the last notice in turn offers. */
  const withdraw = () => lastInTurn && dismissToast(lastInTurn)

  return { done, failed, withdraw }
}
