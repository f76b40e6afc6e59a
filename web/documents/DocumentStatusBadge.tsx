import type { DocumentStatus } from '@prumo/contracts/documents/documentStatus'
import { useTranslation } from 'react-i18next'
import { RoomyBadge } from '../platform/layout/RoomyBadge'

const colours = { new: 'informative', inProgress: 'brand', onApproval: 'warning', done: 'success' } as const

export function DocumentStatusBadge({ status }: { status: DocumentStatus }) {
  const { t } = useTranslation()
  return (
    <RoomyBadge appearance="tint" color={colours[status]}>
      {t(`documentStatus.${status}`)}
    </RoomyBadge>
  )
}
