import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { TextLink } from '../../platform/layout/TextLink'
import type { SectionProps } from '../ProjectSettingsScreen'

/** Leads to what was done in this project. */
export function ActionRegisterSection({ project: { projectId } }: SectionProps) {
  const { t } = useTranslation()
  return <TextLink to={addresses.projectActionLog(projectId)}>{t('settings.register.open')}</TextLink>
}
