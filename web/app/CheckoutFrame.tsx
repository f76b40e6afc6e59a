import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet } from 'react-router-dom'
import { homeOf, signOut } from '../identity/signedIn'
import { useFreshRights } from '../identity/useFreshRights'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { Loading } from '../platform/layout/Loading'
import { Logotipo } from '../platform/layout/Logotipo'
import { LookChoices } from '../platform/layout/LookChoices'
import { Plumb } from '../platform/layout/Plumb'
import { followUpdates } from '../platform/server/updates'
import { useQuery } from '../platform/server/useQuery'
import { useSession } from '../platform/session/useAccess'
import { usePreferences } from '../platform/session/usePreferences'
import { Answering } from './Answering'
import { LivenessBar } from './LivenessBar'
import { OutdatedBar } from './OutdatedBar'
import { notices } from './shellParts'
import { useLaterParts } from './useLaterParts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '48px',
    padding: '4px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (max-width: 640px)': { padding: '4px 12px' },
  },
  brand: { display: 'flex', alignItems: 'center', gap: '8px', flexGrow: 1 },
  // A logo is drawn for paper: it stands on white, whatever the theme.
  logotipo: {
    maxHeight: '32px',
    maxWidth: '132px',
    padding: '2px 4px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: '#FFFFFF',
  },
  main: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: '1000px',
    boxSizing: 'border-box',
    margin: '0 auto',
  },
})

/** Around checkout, whose document is its own: nothing of the rest of the program runs beside a payment. */
export const CheckoutFrame = () => (
  <Answering>
    <Frame />
  </Answering>
)

function Frame() {
  const styles = useStyles()
  const signedIn = useSession()
  const { data: me } = useQuery('me', {})
  const mustChangePassword = me?.mustChangePassword === true
  // Whoever must choose a password first is told of nothing else.
  useEffect(() => (mustChangePassword ? undefined : followUpdates()), [mustChangePassword])
  useFreshRights()
  const showsNotices = useLaterParts()
  // After the end the form for it stands here.
  if (mustChangePassword && signedIn?.paymentInfo.premium) return <Navigate to={addresses.myInformation()} replace />
  return (
    <div className={styles.root}>
      <TopLine />
      <LivenessBar />
      <OutdatedBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>{showsNotices && <notices.Part />}</Suspense>
    </div>
  )
}

function TopLine() {
  const { t } = useTranslation()
  const styles = useStyles()
  const signedIn = useSession()
  const { logotipoUrl } = usePreferences()
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        <Logotipo address={logotipoUrl} alt={t('authFrame.logotipo')} className={styles.logotipo}>
          <Plumb size={20} />
          <Text weight="semibold" size={400}>
            Prumo
          </Text>
        </Logotipo>
      </div>
      {signedIn?.paymentInfo.premium && (
        <ButtonLink to={homeOf(signedIn)} size="small">
          {t('notFound.home')}
        </ButtonLink>
      )}
      <LookChoices />
      <Button size="small" appearance="subtle" onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </header>
  )
}
