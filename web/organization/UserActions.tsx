import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import { licences } from '@prumo/contracts/access'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/api'
import { CommandDialog } from '../platform/CommandDialog'
import { ChoiceField } from '../platform/fields'
import { fullAccess, profileChoices, profileIdIn } from './profileChoices'
import type { AccessProfile, OrganizationUser } from './UsersTab'

const useStyles = makeStyles({
  reason: { padding: '6px 10px', maxWidth: '260px', color: tokens.colorNeutralForeground3 },
})

type Props = { user: OrganizationUser; profiles: readonly AccessProfile[] }

/** What can be done with a person of the organization; the administrator's rights, and one's own, are not for changing. */
export function UserActions({ user, profiles }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [open, setOpen] = useState<'ChangeUserLicence' | 'AssignAccessProfile'>()
  const { data: me } = useQuery('me', {})
  const name = `${user.name} ${user.lastName}`
  const reason = user.administrator ? 'administratorFixed' : me?.userId === user.userId ? 'notYourself' : undefined
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            size="small"
            icon={<MoreHorizontalRegular />}
            aria-label={t('organization.userActions', { name })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem disabled={reason !== undefined} onClick={() => setOpen('ChangeUserLicence')}>
              {t('command.ChangeUserLicence')}
            </MenuItem>
            <MenuItem disabled={reason !== undefined} onClick={() => setOpen('AssignAccessProfile')}>
              {t('command.AssignAccessProfile')}
            </MenuItem>
          </MenuList>
          {reason && (
            <Text block size={200} className={styles.reason}>
              {t(`error.organization.${reason}`)}
            </Text>
          )}
        </MenuPopover>
      </Menu>
      {open === 'ChangeUserLicence' && (
        <CommandDialog
          type="ChangeUserLicence"
          title={t('organization.licenceOf', { name })}
          data={({ text }) => ({ userId: user.userId, licence: text('licence') })}
          onClosed={close}
        >
          <ChoiceField
            name="licence"
            label={t('field.licence')}
            value={user.licence}
            choices={licences.map((value) => ({ value, text: t(`licence.${value}`) }))}
          />
        </CommandDialog>
      )}
      {open === 'AssignAccessProfile' && (
        <CommandDialog
          type="AssignAccessProfile"
          title={t('organization.profileOf', { name })}
          data={({ text }) => ({ userId: user.userId, profileId: profileIdIn(text('profileId')) })}
          onClosed={close}
        >
          <ChoiceField
            name="profileId"
            label={t('field.profileId')}
            hint={t('organization.profileHint')}
            value={user.profileId ?? fullAccess}
            choices={profileChoices(profiles, t('organization.fullAccess'))}
          />
        </CommandDialog>
      )}
    </>
  )
}
