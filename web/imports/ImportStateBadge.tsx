import type { ImportSummary } from '@prumo/contracts/imports/queries'
import { useTranslation } from 'react-i18next'
import { RoomyBadge } from '../platform/layout/RoomyBadge'

const colours = {
  running: 'brand',
  finished: 'success',
  failed: 'danger',
  undoing: 'warning',
  undone: 'informative',
} as const

export function ImportStateBadge({ state }: { state: ImportSummary['state'] }) {
  const { t } = useTranslation()
  return (
    <RoomyBadge appearance="tint" color={colours[state]}>
      {t(`importState.${state}`)}
    </RoomyBadge>
  )
}
