import { tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpFilled, SubtractRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { look } from '../platform/look/look'
import type { Priority } from './priorities'

const marks = {
  high: { Icon: ArrowUpFilled, color: look.colour.urgent },
  medium: { Icon: SubtractRegular, color: look.colour.warning },
  low: { Icon: ArrowDownRegular, color: tokens.colorNeutralForeground3 },
} as const

/** A priority as a sign that is not only a colour; nothing where there is none. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const { t } = useTranslation()
  if (priority === 'none') return null
  const { Icon, color } = marks[priority]
  const name = `${t('field.priority')}: ${t(`priority.${priority}`)}`
  return (
    <span role="img" aria-label={name} title={name} style={{ color, lineHeight: 1, marginTop: 2 }}>
      <Icon />
    </span>
  )
}
