import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'

/** What was lost of the log, and who decided to go on without it. */
export function LogLosses({
  lost,
  logsAccepted,
  endsAccepted,
}: Pick<Answer<'logHeads'>, 'lost' | 'logsAccepted' | 'endsAccepted'>) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  return (
    <>
      {lost.map((loss) => (
        <MessageBar key={loss.at} intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('proof.lost', { count: loss.size })}</MessageBarTitle>
            {t('proof.lostText', { who: loss.decidedBy, why: loss.reason, when: showInstant(loss.at) })}
          </MessageBarBody>
        </MessageBar>
      ))}
      {logsAccepted.map((decision) => (
        <MessageBar key={decision.at} intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>
              {decision.missingSince
                ? t('proof.logAccepted', {
                    count: decision.missingActions,
                    since: showInstant(decision.missingSince),
                  })
                : t('proof.logAcceptedWhole')}
            </MessageBarTitle>
            {t('proof.lostText', {
              who: decision.decidedBy,
              why: decision.reason,
              when: showInstant(decision.at),
            })}
          </MessageBarBody>
        </MessageBar>
      ))}
      {endsAccepted.map(({ seenAt, decidedBy, reason, at }) => (
        <MessageBar key={at} intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('proof.endAccepted', { seen: showInstant(seenAt) })}</MessageBarTitle>
            {t('proof.lostText', { who: decidedBy, why: reason, when: showInstant(at) })}
          </MessageBarBody>
        </MessageBar>
      ))}
    </>
  )
}
