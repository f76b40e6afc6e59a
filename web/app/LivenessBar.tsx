import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useLinkLook } from '../platform/layout/useLinkLook'
import { updates } from '../platform/server/updates'

const patienceMs = 4000

/** Says so when other people's changes do not arrive: the line is lost, or somebody is signed out. */
export function LivenessBar() {
  const { t } = useTranslation()
  const link = useLinkLook()
  const liveness = useSyncExternalStore(updates.subscribe, updates.liveness)
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    if (liveness !== 'connecting') return undefined
    const timer = setTimeout(() => setPatient(false), patienceMs)
    return () => {
      clearTimeout(timer)
      setPatient(true)
    }
  }, [liveness])
  if (liveness === 'live' || (liveness === 'connecting' && patient)) return null
  return (
    <MessageBar intent="warning" shape="square" role="status">
      <MessageBarBody>
        {t(`liveness.${liveness}`)}{' '}
        {liveness === 'ended' && (
          <a className={link.root} href={addresses.signIn()}>
            {t('signIn.action')}
          </a>
        )}
      </MessageBarBody>
    </MessageBar>
  )
}
