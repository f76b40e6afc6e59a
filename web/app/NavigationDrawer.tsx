import { Button, DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Navigation } from './Navigation'

/** The navigation of a narrow window, over the screen. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <OverlayDrawer open={open} onOpenChange={(_, data) => !data.open && onClose()} size="small">
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" icon={<DismissRegular />} aria-label={t('close')} onClick={onClose} />}
        >
          Prumo
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody style={{ padding: 0 }}>
        <Navigation onNavigate={onClose} />
      </DrawerBody>
    </OverlayDrawer>
  )
}
