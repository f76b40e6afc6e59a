import {
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import { licences } from '@prumo/contracts/access'
import { fullName } from '@prumo/contracts/markedNames'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreMenu } from '../platform/layout/MoreMenu'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { EraseUserDialog } from './EraseUserDialog'
import { offeredLicences } from './offeredLicences'
import { fullAccess, profileChoices, profileIdIn } from './profileChoices'
import type { AccessProfile, OrganizationUser } from './UsersTab'

const useStyles = makeStyles({
  reason: { padding: '6px 10px', maxWidth: '280px', color: tokens.colorNeutralForeground3 },
})

type Props = { user: OrganizationUser; profiles: readonly AccessProfile[] }

/** A person's licence and access profile. Those of the administrator, and one's own, cannot be changed. */
export function UserActions({ user, profiles }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: me } = useQuery('me', {})
  const choose = useChoices(user)
  const name = fullName(user)
  const reason = user.administrator ? 'administratorFixed' : me?.userId === user.userId ? 'notYourself' : undefined
  const disabled = reason !== undefined
  const [erasing, setErasing] = useState(false)
  return (
    <>
      <MoreMenu
        label={t('organization.userActions', { name })}
        checkedValues={{ licence: [user.licence], profile: [user.profileId ?? fullAccess] }}
        onCheckedValueChange={(_, { name: what, checkedItems: [chosen = ''] }) =>
          what === 'licence' ? choose.licence(chosen) : choose.profile(chosen)
        }
        note={
          reason && (
            <Text block size={200} className={styles.reason}>
              {t(`error.organization.${reason}`)}
            </Text>
          )
        }
      >
        <MenuGroup>
          <MenuGroupHeader>{t('field.licence')}</MenuGroupHeader>
          {offeredLicences(user.licence).map((licence) => (
            <MenuItemRadio key={licence} name="licence" value={licence} disabled={disabled}>
              {t(`licence.${licence}`)}
            </MenuItemRadio>
          ))}
        </MenuGroup>
        <MenuDivider />
        <MenuGroup>
          <MenuGroupHeader>{t('field.profileId')}</MenuGroupHeader>
          {profileChoices(profiles, t('organization.fullAccess')).map(({ value, text }) => (
            <MenuItemRadio key={value} name="profile" value={value} disabled={disabled}>
              {text}
            </MenuItemRadio>
          ))}
        </MenuGroup>
        <MenuDivider />
        <MenuItem disabled={disabled} onClick={() => setErasing(true)}>
          {t('command.EraseUser')}
        </MenuItem>
      </MoreMenu>
      {erasing && <EraseUserDialog user={user} onClosed={() => setErasing(false)} />}
    </>
  )
}

/** Changes at once what was chosen, and offers the way back. */
function useChoices(user: OrganizationUser) {
  const { userId } = user
  const { t } = useTranslation()
  const { run } = useCommand()
  const done = (what: string) => t(what, { name: fullName(user) })

  const setLicence = (licence: OrganizationUser['licence'], undo?: () => void) =>
    void run(
      'ChangeUserLicence',
      { userId, licence },
      { done: done('organization.licenceChanged'), ...(undo && { undo }) },
    )
  const setProfile = (profileId: string | null, undo?: () => void) =>
    void run(
      'AssignAccessProfile',
      { userId, profileId },
      { done: done('organization.profileAssigned'), ...(undo && { undo }) },
    )
  return {
    licence: (chosen: string) => {
      const licence = licences.find((each) => each === chosen)
      if (licence && licence !== user.licence) setLicence(licence, () => setLicence(user.licence))
    },
    profile: (chosen: string) => {
      const profileId = profileIdIn(chosen)
      if (profileId !== user.profileId) setProfile(profileId, () => setProfile(user.profileId))
    },
  }
}
