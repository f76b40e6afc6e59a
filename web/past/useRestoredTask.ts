import { describeChanges } from '@prumo/contracts/audit/describeChanges'
import { useTranslation } from 'react-i18next'
import { useWording } from '../audit/useWording'
import { useFetchQuery } from '../platform/server/useFetchQuery'

/** Says that a task came back, and without which dependencies: they stand first in its history then. */
export function useRestoredTask() {
  const { t } = useTranslation()
  const ask = useFetchQuery()
  const wording = useWording()
  return async (task: { projectId: string; taskId: string }): Promise<string> => {
    // The task is back whether or not its history can be read now.
    const history = await ask('taskHistory', { ...task, limit: 1 }).catch(() => undefined)
    const left = history?.items.find(({ kind }) => kind === 'DependenciesNotRestored')
    if (!left) return t('done.RestoreTask')
    const links = describeChanges(left, wording).flatMap(({ after }) => after?.split('\n') ?? [])
    return t('done.RestoreTaskWithout', { links: links.join('; ') })
  }
}
