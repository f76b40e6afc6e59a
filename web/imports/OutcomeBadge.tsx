import { useTranslation } from 'react-i18next'
import { RoomyBadge } from '../platform/layout/RoomyBadge'

const colours = { added: 'success', changed: 'brand', unchanged: 'informative', refused: 'danger' } as const

export function OutcomeBadge({ outcome }: { outcome: keyof typeof colours }) {
  const { t } = useTranslation()
  return (
    <RoomyBadge style={{ whiteSpace: 'nowrap' }} appearance="tint" color={colours[outcome]}>
      {t(`importRow.${outcome}`)}
    </RoomyBadge>
  )
}
