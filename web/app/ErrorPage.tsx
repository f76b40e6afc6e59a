import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { isFailedImport } from '../platform/layout/failedImport'
import { PageTitle } from '../platform/layout/PageTitle'
import { useLinkLook } from '../platform/layout/useLinkLook'
import { supportAddress, supportEmail } from '../platform/texts/support'
import { PageAlone } from './PageAlone'
import { useArrival } from './useArrival'

const useStyles = makeStyles({
  links: { display: 'flex', gap: tokens.spacingHorizontalL },
  message: { fontFamily: tokens.fontFamilyMonospace, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})

const pauseMs = 1000
const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : isRouteErrorResponse(error) ? error.statusText : String(error)

/** What was answered may be what cannot be drawn. */
async function forgetAnswers() {
  const { cache } = (await import('swr')).SWRConfig.defaultValue
  for (const question of [...cache.keys()]) cache.delete(question)
}

/** Shown when a screen could not be drawn. It waits a moment, so that it does not flash before a new page. */
export function ErrorPage() {
  const styles = useStyles()
  const link = useLinkLook()
  const { t } = useTranslation()
  const error = useRouteError()
  const navigate = useNavigate()
  const place = useLocation()
  const [visible, setVisible] = useState(false)
  const message = messageOf(error)

  useArrival()
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  if (!visible) return null

  const again = async () => {
    if (isFailedImport(message)) return location.reload()
    await forgetAnswers()
    void navigate(place, { replace: true })
  }
  return (
    <PageAlone>
      <PageTitle>{t('errorPage.title')}</PageTitle>
      <span className={styles.message}>{message}</span>
      <Button appearance="primary" onClick={() => void again()}>
        {t('errorPage.again')}
      </Button>
      <div className={styles.links}>
        <a className={link.root} href={addresses.dashboard()}>
          {t('errorPage.home')}
        </a>
        {supportEmail && (
          <a className={link.root} href={supportAddress}>
            {t('errorPage.support')}
          </a>
        )}
      </div>
    </PageAlone>
  )
}
