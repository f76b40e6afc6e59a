import { useTranslation } from 'react-i18next'
import { TextLink } from '../../platform/layout/TextLink'
import type { SectionProps } from '../ProjectSettingsScreen'

/** Leads to what was done in this project. */
export function ActionRegisterSection({ project: { projectId } }: SectionProps) {
  const { t } = useTranslation()
  return <TextLink to={`/projects/${projectId}/action-log`}>{t('settings.register.open')}</TextLink>
}
