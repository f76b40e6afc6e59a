import { DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { CopyLink } from '../platform/layout/CopyLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { ItemDrawer } from '../platform/layout/ItemDrawer'
import { Loading } from '../platform/layout/Loading'
import { TextLink } from '../platform/layout/TextLink'
import { ToolButton } from '../platform/layout/ToolButton'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { PartnerForm } from './PartnerForm'
import { PartnerProjects } from './PartnerProjects'

type Props = {
  partnerId: string
  /** The partners of the list in their order: what previous and next mean. */
  siblings: readonly string[]
  onOpen: (partnerId: string) => void
  onClose: () => void
}

/** A customer or supplier beside the list that it was opened from. */
export function PartnerDrawer({ partnerId, siblings, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const can = useAccess()
  const { run } = useCommand()
  const [deleting, setDeleting] = useState(false)
  const [isGoing, setGoing] = useState(false)
  // While it is being deleted nobody asks for it: it would be missed before its drawer is closed.
  const { data, error, mutate } = useQuery('partner', isGoing ? null : { partnerId })
  const partner = data?.partnerId === partnerId && !error ? data : undefined
  const name = partner && (partner.name ?? t('partners.erased'))
  const mayEdit = can('customers', 'editOnly')
  const remove = async () => {
    setGoing(true)
    const isGone = await run('DeletePartner', { partnerId }, { done: t('done.DeletePartner') })
    if (isGone) onClose()
    else setGoing(false)
    return isGone
  }
  return (
    <ItemDrawer
      title={name}
      kind={t('query.partner')}
      closing={t('partners.close')}
      siblings={{ ids: siblings, previous: t('partners.previous'), next: t('partners.next'), isHeld: deleting, onOpen }}
      tools={
        <>
          <CopyLink address={addresses.customers({ open: partnerId })} />
          {mayEdit && partner && (
            <ToolButton label={t('command.DeletePartner')} icon={<DeleteRegular />} onClick={() => setDeleting(true)} />
          )}
        </>
      }
      record={partnerId}
      onClose={onClose}
    >
      {error && isUnknown(error.status) ? (
        <EmptyState title={t('partners.unknown')} text={t('partners.unknownText')} />
      ) : (
        <FailureBar failure={error} onRetry={() => void mutate()} />
      )}
      {!partner && !error && <Loading rows={8} shape="fields" />}
      {partner && <PartnerForm key={partnerId} partner={partner} mayEdit={mayEdit} refresh={() => mutate()} />}
      {partner && (
        <PartnerProjects
          key={`of ${partnerId}`}
          partnerId={partnerId}
          isCustomer={partner.types.includes('customer')}
          isGoing={isGoing}
        />
      )}
      {partner && can('actionLog', 'viewOnly') && (
        <TextLink to={addresses.actionLog({ record: partnerId })}>{t('partners.history')}</TextLink>
      )}
      {deleting && name && (
        <ConfirmDialog
          title={t('partners.deleteTitle', { name })}
          action={t('delete')}
          onConfirm={remove}
          onClosed={() => setDeleting(false)}
        >
          {t('partners.deleteText')}
        </ConfirmDialog>
      )}
    </ItemDrawer>
  )
}

/** It was deleted, or the address names none: as one that is misspelled does. */
const isUnknown = (status: number) => status === 404 || status === 422
