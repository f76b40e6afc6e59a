import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody } from '../platform/layout/MessageBar'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { MoveCustomersDialog } from './MoveCustomersDialog'

/** Says how many projects name their customer by a text, to whoever may move them to the register. */
export function WrittenCustomers() {
  const { t } = useTranslation()
  const can = useAccess()
  const [isOpen, setOpen] = useState(false)
  const mayMove = can('customers', 'editOnly') && can('projects', 'editOnly')
  const { data } = useQuery('writtenCustomers', mayMove ? { limit: 1 } : null)
  if (!mayMove || !data || (data.total === 0 && !isOpen)) return null
  return (
    <>
      <MessageBar>
        <MessageBarBody>{t('partners.written', { count: data.projectCount })}</MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('partners.seeWritten')}
          </Button>
        </MessageBarActions>
      </MessageBar>
      {isOpen && <MoveCustomersDialog onClosed={() => setOpen(false)} />}
    </>
  )
}
