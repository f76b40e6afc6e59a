import type { ProjectCopy } from '@prumo/contracts/projects/queries'
import { useTranslation } from 'react-i18next'

/** How a project that is not whole stands, of whose tasks so many are done. */
export function useCopyText() {
  const { t, i18n } = useTranslation()
  const shown = (number: number) => new Intl.NumberFormat(i18n.language).format(number)
  return ({ state, taskCount: count }: ProjectCopy, done: number): string => {
    if (state === 'ended') return t('copying.ended')
    if (count === 0) return t('copying.withoutTasks')
    return t('copying.progress', { count, done: shown(done), total: shown(count) })
  }
}
