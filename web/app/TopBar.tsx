import {
  Button,
  Menu,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Tooltip,
  tokens,
} from '@fluentui/react-components'
import {
  NavigationRegular,
  QuestionCircleRegular,
  SearchRegular,
  TranslateRegular,
  WeatherMoonRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons'
import { languages } from '@prumo/contracts/identity/signUpChoices'
import { useTranslation } from 'react-i18next'
import { NotificationsButton } from '../notifications/NotificationsButton'
import { ToolButton } from '../platform/layout/ToolButton'
import { useNarrow } from '../platform/layout/useNarrow'
import { isWorker } from '../platform/session/session'
import { useSession } from '../platform/session/useAccess'
import { usePreferences } from '../platform/session/usePreferences'
import { speak } from '../platform/texts/i18n'
import { supportAddress, supportEmail } from '../platform/texts/support'
import { useLanguage } from '../platform/texts/useLanguage'
import { Breadcrumbs } from './Breadcrumbs'
import { PersonMenu } from './PersonMenu'
import { toggleColours } from './toggleColours'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    height: '48px',
    flexShrink: 0,
    padding: '0 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  where: { flexGrow: 1, minWidth: 0, overflow: 'hidden' },
  search: {
    width: '260px',
    minWidth: '140px',
    overflow: 'hidden',
    justifyContent: 'flex-start',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontWeight: 400,
  },
  keys: {
    marginLeft: 'auto',
    padding: '0 5px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase100,
  },
})

type Props = { onMenu?: () => void; onSearch: () => void; onKeys: () => void }

/** The breadcrumbs, the search and the menus. On a phone it keeps the menu, the search, the bell and the person. */
export function TopBar({ onMenu, onSearch, onKeys }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const notified = useIsNotified()
  return (
    <header className={styles.root}>
      {onMenu && (
        <Button appearance="subtle" icon={<NavigationRegular />} aria-label={t('shell.menu')} onClick={onMenu} />
      )}
      <div className={styles.where}>
        <Breadcrumbs />
      </div>
      {narrow ? (
        <Button appearance="subtle" icon={<SearchRegular />} aria-label={t('palette.open')} onClick={onSearch} />
      ) : (
        <Button icon={<SearchRegular />} className={styles.search} onClick={onSearch} aria-keyshortcuts="Control+K">
          {t('palette.open')}
          <kbd className={styles.keys}>Ctrl K</kbd>
        </Button>
      )}
      {notified && <NotificationsButton />}
      {!narrow && (
        <>
          <HelpMenu onKeys={onKeys} />
          <LanguageMenu />
          <ThemeButton />
        </>
      )}
      <PersonMenu narrow={narrow} onKeys={onKeys} />
    </header>
  )
}

/** Whether the person has notifications: workers have none, and after the trial's end nobody is shown any. */
function useIsNotified(): boolean {
  const signedIn = useSession()
  return signedIn?.paymentInfo.premium === true && !isWorker(signedIn)
}

function HelpMenu({ onKeys }: Pick<Props, 'onKeys'>) {
  const { t } = useTranslation()
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={t('help.label')} relationship="label">
          <Button appearance="subtle" icon={<QuestionCircleRegular />} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem secondaryContent={{ children: '?', 'aria-hidden': true }} aria-keyshortcuts="?" onClick={onKeys}>
            {t('keys.title')}
          </MenuItem>
          {supportEmail && (
            <>
              <MenuItemLink href={supportAddress}>{t('help.contact')}</MenuItemLink>
              <MenuItem disabled>{t('help.reply')}</MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function LanguageMenu() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Menu
      checkedValues={{ language: [language] }}
      onCheckedValueChange={(_, { checkedItems }) => void speak(checkedItems[0] === 'en' ? 'en' : 'pt-BR')}
    >
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={t('language.label')} relationship="label">
          <Button appearance="subtle" icon={<TranslateRegular />} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {languages.map((language) => (
            <MenuItemRadio key={language} name="language" value={language}>
              {t(`language.${language}`)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function ThemeButton() {
  const { t } = useTranslation()
  const { colorMode } = usePreferences()
  return (
    <ToolButton
      label={t(`theme.${colorMode}`)}
      icon={colorMode === 'dark' ? <WeatherSunnyRegular /> : <WeatherMoonRegular />}
      onClick={toggleColours}
    />
  )
}
