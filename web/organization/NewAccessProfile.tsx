import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeginButton } from '../platform/layout/BeginButton'
import { useAccess } from '../platform/session/useAccess'
import { AccessProfileDialog } from './AccessProfileDialog'

/** Makes an access profile, for whoever manages the organization. */
export function NewAccessProfile() {
  const { t } = useTranslation()
  const can = useAccess()
  const [isOpen, setOpen] = useState(false)
  if (!can('organization', 'totalControl')) return null
  return (
    <>
      <BeginButton
        command="CreateAccessProfile"
        label={t('command.CreateAccessProfile')}
        onBegin={() => setOpen(true)}
      />
      {isOpen && <AccessProfileDialog readOnly={false} onClosed={() => setOpen(false)} />}
    </>
  )
}
