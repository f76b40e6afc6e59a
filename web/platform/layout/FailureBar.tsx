import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../server/failure'
import { useFailureText } from '../texts/useFailureText'
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from './MessageBar'

type Props = { failure: Failure | undefined; onRetry?: () => void }

/** A failure where it matters: what happened, what to do, and the code that support asks for. */
export function FailureBar({ failure, onRetry }: Props) {
  const { t } = useTranslation()
  const text = useFailureText()
  if (!failure) return null
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{text(failure)}</MessageBarTitle>
        <small>
          {t('supportCode')}: {failure.code}
          {failure.requestId && ` · ${failure.requestId.slice(0, 8)}`}
        </small>
      </MessageBarBody>
      {onRetry && (
        <MessageBarActions>
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}
