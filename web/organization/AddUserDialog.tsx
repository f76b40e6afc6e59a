import { makeStyles, tokens } from '@fluentui/react-components'
import { languages } from '@prumo/contracts/identity/signUpChoices'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ChoiceField } from '../platform/forms/choiceFields'
import { PasswordField, TextField } from '../platform/forms/textFields'
import { useLanguage } from '../platform/texts/useLanguage'
import { checkedUser } from './checkedUser'
import { offeredLicences } from './offeredLicences'
import { fullAccess, profileChoices, profileIdIn } from './profileChoices'
import type { AccessProfile } from './UsersTab'

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
})

type Props = { profiles: readonly AccessProfile[]; onClosed: () => void }

/** Adds a person, with a first password that is to be changed at the first sign-in. */
export function AddUserDialog({ profiles, onClosed }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  return (
    <CommandDialog
      type="AddUser"
      check={checkedUser}
      data={({ text }, userId) => ({
        userId,
        name: text('name').trim(),
        lastName: text('lastName').trim(),
        email: text('email').trim(),
        password: text('password'),
        licence: text('licence'),
        profileId: profileIdIn(text('profileId')),
        language: text('language'),
      })}
      onClosed={onClosed}
    >
      <div className={styles.pair}>
        <TextField name="name" maxLength={100} autoFocus />
        <TextField name="lastName" maxLength={100} />
      </div>
      <TextField name="email" type="email" maxLength={254} />
      <div className={styles.pair}>
        <PasswordField name="password" autoComplete="new-password" hint={t('organization.passwordRule')} />
        <PasswordField name="confirmation" autoComplete="new-password" />
      </div>
      <div className={styles.pair}>
        <ChoiceField
          name="licence"
          label={t('field.licence')}
          value="creator"
          choices={offeredLicences().map((value) => ({ value, text: t(`licence.${value}`) }))}
        />
        <ChoiceField
          name="profileId"
          label={t('field.profileId')}
          hint={t('organization.profileHint')}
          value={fullAccess}
          choices={profileChoices(profiles, t('organization.fullAccess'))}
        />
      </div>
      <ChoiceField
        name="language"
        label={t('field.language')}
        value={language}
        choices={languages.map((value) => ({ value, text: t(`language.${value}`) }))}
      />
    </CommandDialog>
  )
}
