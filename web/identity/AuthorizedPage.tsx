import { Spinner } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { AuthFrame } from './AuthFrame'
import { homeOf, takeOver } from './signedIn'

/** Takes the session that another window handed over, and goes on to where it belongs. */
export function AuthorizedPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const token = useSearchParams()[0].get('token')
  const begun = useRef(false)
  useEffect(() => {
    // The token is good once: a second look at it would only find it used.
    if (begun.current) return
    begun.current = true
    const taken = token ? takeOver(token) : Promise.reject(new Error('no token'))
    void taken.then(
      (session) => navigate(homeOf(session), { replace: true }),
      () => navigate(addresses.signIn(), { replace: true }),
    )
  }, [token, navigate])
  return (
    <AuthFrame title={t('authorizing.title')}>
      <Spinner label={t('authorizing.wait')} labelPosition="after" />
    </AuthFrame>
  )
}
