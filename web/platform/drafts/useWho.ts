import type { ChangedFields } from '@prumo/contracts/changedFields'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ago } from '../formats/ago'
import { useQuery } from '../server/useQuery'
import { useLanguage } from '../texts/useLanguage'
import { changesByPerson } from './changesByPerson'

/** Sentences that say who changed which fields and when: the time goes on while they are read. */
export function useWho() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: me } = useQuery('me', {})
  const now = useNow()
  const nameOf = (userId: string | null, name: string | null) =>
    userId !== null && userId === me?.userId ? t('draft.you') : (name ?? t('draft.somebody'))
  const when = (at: string | undefined) => (at ? ago(at, language, now) : '')
  return {
    /** Of one field, `Marina Duarte, há 1 min`. */
    of: (field: string, changed: ChangedFields): string => {
      const { userId = null, name = null, at } = changed[field] ?? {}
      return [nameOf(userId, name), when(at)].filter(Boolean).join(', ')
    },
    /** Of many fields, a sentence for each person. */
    sentences: (fields: readonly string[], changed: ChangedFields): string[] =>
      changesByPerson(fields, changed).map((person) => {
        const names = person.fields.map((field) => t(`field.${field}`))
        const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
        return t(person.at ? 'draft.changed' : 'draft.changedOnce', {
          name: nameOf(person.userId, person.name),
          fields: list,
          when: when(person.at),
        })
      }),
  }
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
