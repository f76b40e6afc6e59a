import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Toaster,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom'
import { useFreshRights } from '../identity/useFreshRights'
import { useCompany } from '../organization/company'
import { addresses } from '../platform/addresses'
import { Loading } from '../platform/layout/Loading'
import { useNarrow } from '../platform/layout/useNarrow'
import { toasterId } from '../platform/layout/useToasts'
import { useQuery } from '../platform/server/api'
import { followUpdates } from '../platform/server/updates'
import { isWorker } from '../platform/session/session'
import { useSession } from '../platform/session/useAccess'
import { CommandPalette } from './CommandPalette'
import { LivenessBar } from './LivenessBar'
import { Navigation } from './Navigation'
import { OutdatedBar } from './OutdatedBar'
import { TopBar } from './TopBar'
import { TrialBanner } from './TrialBanner'
import { Wordmark } from './Wordmark'

const useStyles = makeStyles({
  root: { display: 'flex', height: '100%', backgroundColor: tokens.colorNeutralBackground2 },
  side: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    width: '216px',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  collapsed: { width: '56px' },
  column: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationFast,
  },
  skip: {
    position: 'absolute',
    left: '-999px',
    ':focus': { left: '8px', top: '8px', zIndex: 10, backgroundColor: tokens.colorNeutralBackground1, padding: '8px' },
  },
})

/** What stays while screens change: navigation, top bar, notices, and the stream of updates. */
export function Shell() {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const [drawer, setDrawer] = useState(false)
  const [collapsed, setCollapsed] = useState(false)
  const [palette, setPalette] = useState(false)
  const leaving = useNavigation().state === 'loading'
  const mustChangePassword = useMustChangePassword()
  const { pathname } = useLocation()
  const session = useSession()
  // A worker's home has the form itself.
  const isAtForm = pathname === addresses.myInformation() || (session !== undefined && isWorker(session))

  useCompany()
  // Whoever must choose a password first is told of nothing else.
  useEffect(() => (mustChangePassword ? undefined : followUpdates()), [mustChangePassword])
  useFreshRights()
  usePaletteKey(setPalette)

  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {!narrow && (
        <aside className={`${styles.side} ${collapsed ? styles.collapsed : ''}`}>
          <Wordmark collapsed={collapsed} onCollapse={() => setCollapsed(!collapsed)} />
          <Navigation collapsed={collapsed} />
        </aside>
      )}
      {narrow && (
        <OverlayDrawer open={drawer} onOpenChange={(_, { open }) => setDrawer(open)} size="small">
          <DrawerHeader>
            <DrawerHeaderTitle
              action={
                <Button
                  appearance="subtle"
                  icon={<DismissRegular />}
                  aria-label={t('close')}
                  onClick={() => setDrawer(false)}
                />
              }
            >
              Prumo
            </DrawerHeaderTitle>
          </DrawerHeader>
          <DrawerBody style={{ padding: 0 }}>
            <Navigation onNavigate={() => setDrawer(false)} />
          </DrawerBody>
        </OverlayDrawer>
      )}
      <div className={styles.column}>
        <TopBar {...(narrow && { onMenu: () => setDrawer(true) })} onSearch={() => setPalette(true)} />
        <TrialBanner />
        <LivenessBar />
        <OutdatedBar />
        <main
          id="main"
          tabIndex={-1}
          className={styles.main}
          aria-busy={leaving}
          style={{ opacity: leaving ? 0.6 : 1 }}
        >
          <Suspense fallback={<Loading />}>
            {mustChangePassword && !isAtForm ? <Navigate to={addresses.myInformation()} replace /> : <Outlet />}
          </Suspense>
        </main>
      </div>
      <Toaster toasterId={toasterId} position="top" limit={3} />
      {palette && <CommandPalette onClose={() => setPalette(false)} />}
    </div>
  )
}

/** Whose first password somebody else chose changes it before anything else. */
const useMustChangePassword = () => useQuery('me', {}).data?.mustChangePassword === true

/** Ctrl+K opens the command palette. */
function usePaletteKey(setOpen: (open: boolean) => void) {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [setOpen])
}
