import { useTranslation } from 'react-i18next'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import type { ProjectStatus } from './projectStatuses'

const colours = { active: 'brand', paused: 'warning', finished: 'success', inactive: 'informative' } as const

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { t } = useTranslation()
  return (
    <RoomyBadge appearance="tint" color={colours[status]}>
      {t(`projectStatus.${status}`)}
    </RoomyBadge>
  )
}
