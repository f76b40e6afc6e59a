import { Link, Toast, ToastBody, ToastTitle, ToastTrigger, useToastController } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { newId } from '../newId'
import type { Failure } from '../server/failure'
import { useFailureText } from '../texts/useFailureText'

export const toasterId = 'toaster'

type Undo = () => void

/** Short notices at the top: at most three at once, each said once. */
export function useToasts() {
  const { dispatchToast } = useToastController(toasterId)
  const { t } = useTranslation()
  const failureText = useFailureText()

  const done = (text: string, undo?: Undo) =>
    dispatchToast(
      <Toast>
        <ToastTitle
          {...(undo && {
            action: (
              <ToastTrigger>
                <Link onClick={undo}>{t('undo')}</Link>
              </ToastTrigger>
            ),
          })}
        >
          {text}
        </ToastTitle>
      </Toast>,
      // A notice is said once; each undo is another one.
      { intent: 'success', toastId: undo ? newId() : `done ${text}`, timeout: undo ? 8000 : 4000 },
    )

  const failed = (failure: Failure, headline?: string) =>
    dispatchToast(
      <Toast>
        <ToastTitle>{headline ?? failureText(failure)}</ToastTitle>
        {headline && <ToastBody>{failureText(failure)}</ToastBody>}
      </Toast>,
      { intent: 'error', toastId: `failed ${failure.code}`, timeout: 8000 },
    )

  return { done, failed }
}
