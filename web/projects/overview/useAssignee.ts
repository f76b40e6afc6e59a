import { useTranslation } from 'react-i18next'

/** Whose a task is, as a row names them; nothing where it is nobody's, or an erased person's. */
export function useAssignee() {
  const { t } = useTranslation()
  return ({ assigneeName: name }: { assigneeName: string | null }) =>
    name ? { name, label: t('overview.assignee', { name }) } : undefined
}
