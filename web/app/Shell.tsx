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
import { SWRConfig } from 'swr'
import { useFreshRights } from '../identity/useFreshRights'
import { useCompany } from '../organization/company'
import { addresses } from '../platform/addresses'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { Loading } from '../platform/layout/Loading'
import { roomBeside } from '../platform/layout/useBeside'
import { useNarrow } from '../platform/layout/useNarrow'
import { toasterId } from '../platform/layout/useToasts'
import { lazily } from '../platform/lazily'
import { isTemporary } from '../platform/server/isTemporary'
import { followUpdates } from '../platform/server/updates'
import { useQuery } from '../platform/server/useQuery'
import { isWorker } from '../platform/session/session'
import { useSession } from '../platform/session/useAccess'
import { useUndoKeys } from '../platform/undo/useUndoKeys'
import { CommandPalette } from './CommandPalette'
import { LivenessBar } from './LivenessBar'
import { Navigation } from './Navigation'
import { OutdatedBar } from './OutdatedBar'
import { SaidPresence } from './SaidPresence'
import { TopBar } from './TopBar'
import { TrialBanner } from './TrialBanner'
import { Wordmark } from './Wordmark'

const keysDialog = lazily(async () => (await import('./KeysDialog')).KeysDialog)

const useStyles = makeStyles({
  root: {
    display: 'flex',
    height: '100%',
    boxSizing: 'border-box',
    paddingRight: roomBeside,
    backgroundColor: tokens.colorNeutralBackground2,
  },
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
  // Each keeps 16 px above itself: the first stands in the top bar, above what is worked with.
  notices: { width: '400px', maxWidth: 'calc(100vw - 16px)' },
  skip: {
    position: 'absolute',
    left: '-999px',
    ':focus': { left: '8px', top: '8px', zIndex: 10, backgroundColor: tokens.colorNeutralBackground1, padding: '8px' },
  },
})

/** How answers of the server are kept and asked for again. */
const answering = {
  revalidateOnFocus: true,
  dedupingInterval: 500,
  shouldRetryOnError: isTemporary,
  errorRetryInterval: 1000,
  errorRetryCount: 6,
}

/** What stays while screens change: navigation, top bar, notices, and the stream of updates. */
export const Shell = () => (
  <SWRConfig value={answering}>
    <ShellFrame />
  </SWRConfig>
)

function ShellFrame() {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const [drawer, setDrawer] = useState(false)
  const [collapsed, setCollapsed] = useState(false)
  const [palette, setPalette] = useState(false)
  const [keys, setKeys] = useState(false)
  const showKeys = () => setKeys(true)
  const leaving = useNavigation().state === 'loading'
  const mustChangePassword = useMustChangePassword()
  const isAtForm = useIsAtPasswordForm()
  useCompany()
  // Whoever must choose a password first is told of nothing else.
  useEffect(() => (mustChangePassword ? undefined : followUpdates()), [mustChangePassword])
  useFreshRights()
  useShellKeys(() => setPalette(true), showKeys)
  useUndoKeys()

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
        <TopBar
          {...(narrow && { onMenu: () => setDrawer(true) })}
          onSearch={() => setPalette(true)}
          onKeys={showKeys}
        />
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
      <SaidPresence />
      <Toaster toasterId={toasterId} position="top" limit={3} offset={{ vertical: -12 }} className={styles.notices} />
      {palette && <CommandPalette onClose={() => setPalette(false)} onKeys={showKeys} />}
      <Suspense>{keys && <keysDialog.Part onClose={() => setKeys(false)} />}</Suspense>
    </div>
  )
}

/** Whose first password somebody else chose changes it before anything else. */
const useMustChangePassword = () => useQuery('me', {}).data?.mustChangePassword === true

/** A worker's home has the form itself. */
function useIsAtPasswordForm(): boolean {
  const { pathname } = useLocation()
  const session = useSession()
  return pathname === addresses.myInformation() || (session !== undefined && isWorker(session))
}

function useShellKeys(showPalette: () => void, showKeys: () => void) {
  useScreenKey('anywhere', 'palette', showPalette)
  useScreenKey('anywhere', 'keys', showKeys)
}
