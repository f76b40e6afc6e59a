import { Badge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const colours = { added: 'success', changed: 'brand', unchanged: 'informative', refused: 'danger' } as const

export function OutcomeBadge({ outcome }: { outcome: keyof typeof colours }) {
  const { t } = useTranslation()
  return (
    <Badge style={{ whiteSpace: 'nowrap' }} appearance="tint" color={colours[outcome]}>
      {t(`importRow.${outcome}`)}
    </Badge>
  )
}
