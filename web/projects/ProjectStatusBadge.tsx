import { Badge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ProjectStatus } from './projectStatuses'

const colours = { active: 'brand', paused: 'warning', finished: 'success', inactive: 'informative' } as const

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { t } = useTranslation()
  return (
    <Badge appearance="tint" color={colours[status]}>
      {t(`projectStatus.${status}`)}
    </Badge>
  )
}
