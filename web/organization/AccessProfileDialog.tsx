import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { type Feature, features, type Level } from '@prumo/contracts/access'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { SwitchField, TextField } from '../platform/forms/fields'
import { missing } from '../platform/forms/formFields'
import { PermissionMatrix } from './PermissionMatrix'
import type { AccessProfile } from './UsersTab'

type Permissions = Record<Feature, Level>
type Props = { profile?: AccessProfile; readOnly: boolean; onClosed: () => void }

const atFirst = (profile?: AccessProfile): Permissions =>
  Object.fromEntries(features.map((feature) => [feature, profile?.permissions[feature] ?? 'viewOnly'])) as Permissions

/** What a profile is called, how far it reaches in each feature, and whether its people may own projects. */
export function AccessProfileDialog({ profile, readOnly, onClosed }: Props) {
  const { t } = useTranslation()
  const [permissions, setPermissions] = useState(() => atFirst(profile))
  if (readOnly && profile)
    return (
      <Dialog open onOpenChange={onClosed}>
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{profile.name}</DialogTitle>
            <DialogContent>
              <PermissionMatrix permissions={permissions} />
              <p>
                {t('field.mayOwnProjects')}: {t(profile.mayOwnProjects ? 'yes' : 'no')}
              </p>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClosed}>{t('close')}</Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    )
  return (
    <CommandDialog
      type={profile ? 'ChangeAccessProfile' : 'CreateAccessProfile'}
      check={(fields) => missing(fields, { name: 'name.missing' })}
      data={(fields, newId) => ({
        profileId: profile?.profileId ?? newId,
        name: fields.text('name').trim(),
        permissions,
        mayOwnProjects: fields.has('mayOwnProjects'),
      })}
      onClosed={onClosed}
    >
      <TextField name="name" value={profile?.name ?? ''} maxLength={100} autoFocus={!profile} />
      <PermissionMatrix permissions={permissions} onChange={setPermissions} />
      <SwitchField name="mayOwnProjects" label={t('field.mayOwnProjects')} value={profile?.mayOwnProjects ?? true} />
    </CommandDialog>
  )
}
