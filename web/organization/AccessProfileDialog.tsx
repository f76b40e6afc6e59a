import { Button, Dialog } from '@fluentui/react-components'
import { type Feature, features, type Level } from '@prumo/contracts/access'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { DialogPanel } from '../platform/forms/DialogPanel'
import { missing } from '../platform/forms/formFields'
import { SwitchField } from '../platform/forms/SwitchField'
import { plainTexts, type RecordValues } from '../platform/forms/seenRecord'
import { TextField } from '../platform/forms/textFields'
import { offeredFeatures } from './offeredFeatures'
import { PermissionMatrix, type Permissions } from './PermissionMatrix'
import { PermissionsField, permissionsIn, textsOfPermissions } from './PermissionsField'
import type { AccessProfile } from './UsersTab'

type Props = { profile?: AccessProfile; readOnly: boolean; onClosed: () => void }

/** What a new profile grants of what is not offered is nothing: nobody gives a level without seeing it. */
const levelOf = (feature: Feature, profile: AccessProfile | undefined): Level =>
  profile?.permissions[feature] ?? (offeredFeatures.includes(feature) ? 'viewOnly' : 'noAccess')
const permissionsOf = (profile?: AccessProfile): Permissions =>
  Object.fromEntries(features.map((feature) => [feature, levelOf(feature, profile)])) as Permissions

const recordOf = (profile: AccessProfile) => ({
  of: { type: 'ChangeAccessProfile' as const, recordId: profile.profileId },
  now: { name: profile.name, permissions: permissionsOf(profile), mayOwnProjects: profile.mayOwnProjects },
  textsOf: ({ permissions, ...values }: RecordValues) => ({
    ...plainTexts(values),
    permissions: textsOfPermissions(permissions as Permissions),
  }),
  whole: true,
})

/** What a profile is called, how far it reaches in each feature, and whether its people may own projects. */
export function AccessProfileDialog({ profile, readOnly, onClosed }: Props) {
  const { t } = useTranslation()
  const permissions = permissionsOf(profile)
  if (readOnly && profile)
    return (
      <Dialog open onOpenChange={onClosed}>
        <DialogPanel title={profile.name} actions={<Button onClick={onClosed}>{t('close')}</Button>}>
          <PermissionMatrix permissions={permissions} />
          <p>
            {t('field.mayOwnProjects')}: {t(profile.mayOwnProjects ? 'yes' : 'no')}
          </p>
        </DialogPanel>
      </Dialog>
    )
  return (
    <CommandDialog
      type={profile ? 'ChangeAccessProfile' : 'CreateAccessProfile'}
      check={(fields) => missing(fields, { name: 'name.missing' })}
      record={profile && recordOf(profile)}
      data={(fields, newId) => ({
        profileId: profile?.profileId ?? newId,
        name: fields.text('name').trim(),
        permissions: permissionsIn(fields.all('permissions')),
        mayOwnProjects: fields.has('mayOwnProjects'),
      })}
      onClosed={onClosed}
    >
      <TextField name="name" value={profile?.name ?? ''} maxLength={100} autoFocus={!profile} />
      <PermissionsField name="permissions" value={permissions} />
      <SwitchField name="mayOwnProjects" label={t('field.mayOwnProjects')} value={profile?.mayOwnProjects ?? true} />
    </CommandDialog>
  )
}
