import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { standstill } from '../platform/standstill'

/** Says so when what a screen shows is older than what is on record. */
export function StandstillBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const position = useSyncExternalStore(standstill.subscribe, standstill.at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told of one screen does not hold for the next
  useEffect(standstill.forget, [pathname])
  if (position === undefined) return null
  return (
    <MessageBar intent="warning" shape="square" layout="multiline" role="status">
      <MessageBarBody>{t('standstill', { position })}</MessageBarBody>
    </MessageBar>
  )
}
