import { Link } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { SectionProps } from '../ProjectSettingsScreen'

/** Leads to what was done in this project. */
export function ActionRegisterSection({ project: { projectId } }: SectionProps) {
  const { t } = useTranslation()
  return (
    <RouterLink to={`/projects/${projectId}/action-log`}>
      <Link as="span">{t('settings.register.open')}</Link>
    </RouterLink>
  )
}
