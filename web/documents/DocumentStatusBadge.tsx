import { Badge } from '@fluentui/react-components'
import type { DocumentStatus } from '@prumo/contracts/documents/documentStatus'
import { useTranslation } from 'react-i18next'

const colours = { new: 'informative', inProgress: 'brand', onApproval: 'warning', done: 'success' } as const

export function DocumentStatusBadge({ status }: { status: DocumentStatus }) {
  const { t } = useTranslation()
  return (
    <Badge appearance="tint" color={colours[status]}>
      {t(`documentStatus.${status}`)}
    </Badge>
  )
}
