import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../identity/signedIn'
import { addresses } from '../platform/addresses'
import { Initials } from '../platform/layout/Initials'
import { useQuery } from '../platform/server/useQuery'
import { densities, useHasDensity } from '../platform/session/density'
import { preferences } from '../platform/session/preferences'
import { isWorker } from '../platform/session/session'
import { useSession } from '../platform/session/useAccess'
import { usePreferences } from '../platform/session/usePreferences'
import { speak } from '../platform/texts/i18n'
import { supportAddress, supportEmail } from '../platform/texts/support'
import { useLanguage } from '../platform/texts/useLanguage'
import { toggleColours } from './toggleColours'

const useStyles = makeStyles({
  who: { display: 'flex', flexDirection: 'column', padding: '6px 10px', maxWidth: '260px' },
})

/** Who is signed in, and how they like it. On a phone it has what the top bar has no room for. */
export function PersonMenu({ narrow, onKeys }: { narrow: boolean; onKeys: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const navigate = useNavigate()
  const { colorMode, density } = usePreferences()
  const hasDensity = useHasDensity()
  const email = useSession()?.userEmail ?? ''
  const account = useOwnPlace()
  const { data: me } = useQuery('me', {})
  const name = me ? `${me.name} ${me.lastName}` : email
  const nextLanguage = language === 'en' ? 'pt-BR' : 'en'
  return (
    <Menu
      checkedValues={{ density: [density] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = densities.find((each) => each === checkedItems[0])
        if (chosen) preferences.set({ density: chosen })
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" aria-label={t('person.menu', { name })} icon={<Initials name={name} size={28} />} />
      </MenuTrigger>
      <MenuPopover>
        <div className={styles.who}>
          <Text weight="semibold" truncate wrap={false}>
            {name}
          </Text>
          <Text size={200} truncate wrap={false}>
            {email}
          </Text>
          <Text size={200}>{me && `${me.companyName} · ${t(`licence.${me.licence}`)}`}</Text>
        </div>
        <MenuList>
          <MenuDivider />
          <MenuItem onClick={() => navigate(account.path)}>{account.name}</MenuItem>
          {hasDensity && (
            <MenuGroup>
              <MenuGroupHeader>{t('density.label')}</MenuGroupHeader>
              {densities.map((each) => (
                <MenuItemRadio key={each} name="density" value={each}>
                  {t(`density.${each}`)}
                </MenuItemRadio>
              ))}
            </MenuGroup>
          )}
          {narrow && (
            <>
              <MenuItem onClick={toggleColours}>{t(`theme.${colorMode}`)}</MenuItem>
              <MenuItem onClick={() => void speak(nextLanguage)}>{t(`language.${nextLanguage}`)}</MenuItem>
              <MenuItem onClick={onKeys}>{t('keys.title')}</MenuItem>
              {supportEmail && <MenuItemLink href={supportAddress}>{t('help.contact')}</MenuItemLink>}
            </>
          )}
          <MenuItem onClick={() => void signOut()}>{t('signOut')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

/** Where one's own account is, and what leads there is called. */
function useOwnPlace(): { name: string; path: string } {
  const { t } = useTranslation()
  const signedIn = useSession()
  if (signedIn && isWorker(signedIn)) return { name: t('myInformation.changePassword'), path: addresses.worker() }
  return signedIn?.paymentInfo.premium === false
    ? { name: t('navigation.checkout'), path: addresses.checkout() }
    : { name: t('navigation.myinformation'), path: addresses.myInformation() }
}
