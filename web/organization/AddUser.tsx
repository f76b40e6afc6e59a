import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeginButton } from '../platform/layout/BeginButton'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { AddUserDialog } from './AddUserDialog'

/** Adds a person to the organization, for whoever manages it. */
export function AddUser() {
  const { t } = useTranslation()
  const can = useAccess()
  const [isOpen, setOpen] = useState(false)
  const { data: profiles = [] } = useQuery('accessProfiles', {})
  if (!can('organization', 'totalControl')) return null
  return (
    <>
      <BeginButton command="AddUser" label={t('command.AddUser')} onBegin={() => setOpen(true)} />
      {isOpen && <AddUserDialog profiles={profiles} onClosed={() => setOpen(false)} />}
    </>
  )
}
