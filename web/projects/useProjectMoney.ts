import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'

/** How amounts of a project are typed: in this language, and in the project's currency. */
export function useProjectMoney(projectId: string): { language: string; currency: string | null } {
  const language = useLanguage()
  const { data: project } = useQuery('project', projectId ? { projectId } : null)
  return { language, currency: project?.currency ?? null }
}
