import { useTranslation } from 'react-i18next'
import { formerText } from '../../platform/people/formerText'

type Assigned = { assigneeName: string | null; assigneeGone?: true | undefined }

/** Whose a task is, as a row names them; nothing where it is nobody's. */
export function useAssignee() {
  const { t } = useTranslation()
  return ({ assigneeName: name, assigneeGone }: Assigned) => {
    if (name === null) return undefined
    const gone = assigneeGone === true
    const called = gone || name === '' ? formerText(name, t) : name
    return { name: name || called, label: t('overview.assignee', { name: called }), gone }
  }
}
