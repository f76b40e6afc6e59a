import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { outdatedAnswers } from '../platform/server/outdatedAnswers'

/** Says so when what a screen shows is older than what is on record. */
export function OutdatedBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const position = useSyncExternalStore(outdatedAnswers.subscribe, outdatedAnswers.at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told of one screen does not hold for the next
  useEffect(outdatedAnswers.forget, [pathname])
  if (position === undefined) return null
  return (
    <MessageBar intent="warning" shape="square" layout="multiline" role="status">
      <MessageBarBody>{t('outdated', { position })}</MessageBarBody>
    </MessageBar>
  )
}
