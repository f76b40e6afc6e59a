import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { PanelLeftContractRegular, PanelLeftExpandRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Logotipo } from '../platform/layout/Logotipo'
import { Plumb } from '../platform/layout/Plumb'
import { usePreferences } from '../platform/session/usePreferences'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '48px',
    padding: '0 8px 0 18px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    flexShrink: 0,
  },
  collapsed: { padding: '0 12px' },
  name: { letterSpacing: '-0.01em' },
  // A logo is drawn for paper: it stands on white, whatever the theme.
  logotipo: {
    maxHeight: '32px',
    maxWidth: '132px',
    padding: '2px 4px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: '#FFFFFF',
  },
  space: { flexGrow: 1 },
})

/** The product's sign, or the company's logo where it has one, and the button that narrows the navigation to icons. */
export function Wordmark({ collapsed, onCollapse }: { collapsed: boolean; onCollapse: () => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { logotipoUrl } = usePreferences()
  return (
    <div className={`${styles.root} ${collapsed ? styles.collapsed : ''}`}>
      {!collapsed && (
        <>
          <Logotipo address={logotipoUrl} alt={t('authFrame.logotipo')} className={styles.logotipo}>
            <Plumb size={20} />
            <Text weight="semibold" size={400} className={styles.name}>
              Prumo
            </Text>
          </Logotipo>
          <span className={styles.space} />
        </>
      )}
      <Button
        appearance="subtle"
        size="small"
        icon={collapsed ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
        aria-label={t(collapsed ? 'shell.expand' : 'shell.collapse')}
        aria-expanded={!collapsed}
        onClick={onCollapse}
      />
    </div>
  )
}
