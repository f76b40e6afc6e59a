import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import type { Failure } from '../../platform/server/failure'

type Props = { failure: Failure | undefined; day: string; onRetry: () => void }

/** Why there is no report of then: the project or its baseline came later, or it could not be asked for. */
export function NotReported({ failure, day, onRetry }: Props) {
  const { t } = useTranslation()
  if (!failure) return null
  const text =
    failure.status === 404
      ? t('report.noBaselineThen', { day })
      : failure.fields.some(({ code }) => code === 'asOf.beforeProject')
        ? t('report.noProjectThen', { day })
        : undefined
  if (text === undefined) return <FailureBar failure={failure} onRetry={onRetry} />
  return (
    <MessageBar layout="multiline" role="status">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  )
}
