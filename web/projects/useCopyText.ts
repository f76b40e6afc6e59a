import type { ProjectCopy } from '@prumo/contracts/projects/queries'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'

/** How a project that is not whole stands, of whose tasks so many are done. */
export function useCopyText() {
  const { t } = useTranslation()
  const language = useLanguage()
  const shown = (number: number) => new Intl.NumberFormat(language).format(number)
  return ({ state, taskCount: count }: ProjectCopy, done: number): string => {
    if (state === 'ended') return t('copying.ended')
    if (count === 0) return t('copying.withoutTasks')
    return t('copying.progress', { count, done: shown(done), total: shown(count) })
  }
}
