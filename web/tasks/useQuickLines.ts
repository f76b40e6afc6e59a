import type { Tag } from '@prumo/contracts/tasks/queries'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'
import { priorities } from './priorities'
import { type QuickWords, quickLine } from './quickLines'

/** Reads the lines of a quick add in the words of whoever types them. */
export function useQuickLines(people: ReadonlyMap<string, string>, tags: ReadonlyMap<string, Tag>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useMemo<QuickWords>(
    () => ({
      language,
      people,
      tags: new Map([...tags].map(([tagId, { description }]) => [tagId, description])),
      priorities: new Map(priorities.map((each) => [each, t(`priority.${each}`)])),
    }),
    [language, people, tags, t],
  )
  return (line: string, defaults: Parameters<typeof quickLine>[1]) => quickLine(line, defaults, words)
}
