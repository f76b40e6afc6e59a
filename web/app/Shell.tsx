import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useFreshRights } from '../identity/useFreshRights'
import { useCompany } from '../organization/company'
import { addresses } from '../platform/addresses'
import { goKeys } from '../platform/keys/goKeys'
import { useGoing } from '../platform/keys/useGoing'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { Loading } from '../platform/layout/Loading'
import { roomBeside } from '../platform/layout/useBeside'
import { useNarrow } from '../platform/layout/useNarrow'
import { papers } from '../platform/paper/papers'
import { usePapers } from '../platform/paper/usePapers'
import { followUpdates } from '../platform/server/updates'
import { useQuery } from '../platform/server/useQuery'
import { isWorker } from '../platform/session/session'
import { useSession } from '../platform/session/useAccess'
import { useUndoKeys } from '../platform/undo/useUndoKeys'
import { Answering } from './Answering'
import { LivenessBar } from './LivenessBar'
import { Navigation } from './Navigation'
import { OutdatedBar } from './OutdatedBar'
import { SaidPresence } from './SaidPresence'
import { commandPalette, keysDialog, navigationDrawer, notices, paperPage } from './shellParts'
import { TopBar } from './TopBar'
import { TrialBanner } from './TrialBanner'
import { useLaterParts } from './useLaterParts'
import { usePlaces } from './usePlaces'
import { Wordmark } from './Wordmark'

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
    // What is placed absolutely in a screen scrolls with it, and is no part of what the page around it holds.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationFast,
  },
  // The browser's own way to print takes the window as it is: then this stands above it.
  howToPrint: {
    display: 'none',
    '@media print': {
      display: 'block',
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      zIndex: 10,
      margin: 0,
      padding: '8px',
      color: '#000',
      backgroundColor: '#fff',
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  skip: {
    position: 'absolute',
    left: '-999px',
    ':focus': { left: '8px', top: '8px', zIndex: 10, backgroundColor: tokens.colorNeutralBackground1, padding: '8px' },
  },
})

/** What stays while screens change: navigation, top bar, notices, and the stream of updates. */
export const Shell = () => (
  <Answering>
    <ShellFrame />
  </Answering>
)

function ShellFrame() {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const drawer = useDrawer()
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
  const showsNotices = useLaterParts()
  useShellKeys(() => setPalette(true), showKeys)
  const paper = usePaperKey()
  useGoKeys()
  useUndoKeys()

  return (
    <div className={styles.root}>
      {paper.offered && <p className={styles.howToPrint}>{t('shell.howToPrint')}</p>}
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {!narrow && (
        <aside className={`${styles.side} ${collapsed ? styles.collapsed : ''}`}>
          <Wordmark collapsed={collapsed} onCollapse={() => setCollapsed(!collapsed)} />
          <Navigation collapsed={collapsed} />
        </aside>
      )}
      <div className={styles.column}>
        <TopBar {...(narrow && { onMenu: drawer.show })} onSearch={() => setPalette(true)} onKeys={showKeys} />
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
      <Suspense>{showsNotices && <notices.Part />}</Suspense>
      <Suspense>
        {narrow && drawer.wanted && <navigationDrawer.Part open={drawer.open} onClose={drawer.close} />}
      </Suspense>
      <Suspense>{palette && <commandPalette.Part onClose={() => setPalette(false)} onKeys={showKeys} />}</Suspense>
      <Suspense>{keys && <keysDialog.Part onClose={() => setKeys(false)} />}</Suspense>
      <Suspense>{paper.shown && <paperPage.Part offered={paper.shown} />}</Suspense>
    </div>
  )
}

/** Whose first password somebody else chose changes it before anything else. */
const useMustChangePassword = () => useQuery('me', {}).data?.mustChangePassword === true

/** The drawer of the navigation: it stays once it was opened, so that it can be seen to go. */
function useDrawer() {
  const [open, setOpen] = useState<boolean>()
  return { open: open === true, wanted: open !== undefined, show: () => setOpen(true), close: () => setOpen(false) }
}

/** A worker's home has the form itself. */
function useIsAtPasswordForm(): boolean {
  const { pathname } = useLocation()
  const session = useSession()
  return pathname === addresses.myInformation() || (session !== undefined && isWorker(session))
}

/** `g` and a letter lead to places that are open to the person, from any screen. */
function useGoKeys() {
  const navigate = useNavigate()
  const { all } = usePlaces()
  useEffect(goKeys.listen, [])
  useGoing('goTo', ({ deed }) => {
    const place = all.find(({ word }) => word === deed)
    if (place) void navigate(place.path)
  })
}

function useShellKeys(showPalette: () => void, showKeys: () => void) {
  useScreenKey('anywhere', 'palette', showPalette)
  useScreenKey('anywhere', 'keys', showKeys)
}

/** Ctrl+P prints all of what a screen shows, where that is offered; elsewhere the browser does what it does. */
function usePaperKey() {
  const paper = usePapers()
  useScreenKey('anywhere', 'print', paper.offered && !paper.shown ? papers.show : undefined)
  return paper
}
