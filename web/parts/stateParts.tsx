import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../platform/layout/EmptyState'
import { Loading } from '../platform/layout/Loading'
import type { Part } from './part'

function Empty() {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('tasks.none')} text={t('tasks.noneText')}>
      <Button>{t('projects.clear')}</Button>
    </EmptyState>
  )
}

function Skeletons() {
  return (['rows', 'fields', 'cards', 'lines'] as const).map((shape) => (
    <div key={shape} style={{ width: '100%' }}>
      <Loading rows={2} shape={shape} />
    </div>
  ))
}

const layout = 'web/platform/layout'

/** What stands where something will be, or is not. */
export const stateParts: readonly Part[] = [
  { name: 'EmptyState', file: `${layout}/EmptyState.tsx`, Example: Empty },
  { name: 'Loading', file: `${layout}/Loading.tsx`, Example: Skeletons },
]
