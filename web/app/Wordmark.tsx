import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { PanelLeftContractRegular, PanelLeftExpandRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
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
  name: { flexGrow: 1, letterSpacing: '-0.01em' },
  logotipo: { maxHeight: '28px', maxWidth: '120px', objectFit: 'contain' },
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
          {logotipoUrl.startsWith('/') ? (
            <img src={logotipoUrl} alt="" className={styles.logotipo} />
          ) : (
            <img src="/plumb.svg" alt="" width={20} height={20} />
          )}
          <Text weight="semibold" size={400} className={styles.name}>
            Prumo
          </Text>
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
