import { Button } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody } from '../layout/MessageBar'
import { type UnsentOptions, useUnsentTexts } from './useUnsentTexts'

/** Within a form that may close unsent: what was typed stands there again when it is opened anew, until it is sent. */
export function UnsentTexts(options: UnsentOptions) {
  const { t } = useTranslation()
  const { place, isRestored, isDiscarded, discard, undo } = useUnsentTexts(options)
  const acts = useRef<HTMLSpanElement>(null)
  // A field that begins anew may take the focus: what undoes it is at hand all the same.
  useEffect(() => {
    if (isDiscarded) acts.current?.querySelector('button')?.focus()
  }, [isDiscarded])
  return (
    <>
      <span ref={place} hidden />
      {isRestored && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t(isDiscarded ? 'draft.discarded' : 'draft.unsaved')}</MessageBarBody>
          <MessageBarActions>
            <span ref={acts}>
              <Button size="small" onClick={isDiscarded ? undo : discard}>
                {t(isDiscarded ? 'undo' : 'draft.discard')}
              </Button>
            </span>
          </MessageBarActions>
        </MessageBar>
      )}
    </>
  )
}
