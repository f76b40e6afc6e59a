import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../server/failure'
import { useLanguage } from './useLanguage'

/** What a failure means and what to do about it, in a sentence. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ code, details }) =>
    t([`error.${code}`, 'error.failure.unexpected'], {
      ...flat(details, t),
      // Some failures say what is largest, each kind of thing in a sentence of its own.
      ...(typeof details.largest === 'string' && { context: details.largest }),
      ...(typeof details.day === 'string' && { day: showDay(details.day, language) }),
      wait: waitIn(details, language),
    })
}

/** How long to wait, in words: `in 14 minutes`. Of less than two minutes, the seconds; where nothing was said, one. */
function waitIn({ retryAfterSeconds = 1 }: Record<string, unknown>, language: string): string {
  const seconds = Number(retryAfterSeconds)
  const inWords = new Intl.RelativeTimeFormat(language)
  return seconds < 120 ? inWords.format(seconds, 'second') : inWords.format(Math.ceil(seconds / 60), 'minute')
}

const groupOf = (name: string) => (name === 'features' ? 'feature' : 'field')

type Translate = (key: string | string[]) => string

/** What a thing in a list is called: a person by name, also one whose name was erased. */
const nameIn = (item: unknown, t: Translate): string =>
  typeof item === 'object' && item !== null && 'name' in item ? String(item.name ?? t('person.erased')) : String(item)

/** Details as words: lists are joined, names of fields and features are translated. */
const flat = (details: Record<string, unknown>, t: Translate) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value
            .map((item) => (typeof item === 'string' ? t([`${groupOf(name)}.${item}`, item]) : nameIn(item, t)))
            .join(', ')
        : value,
    ]),
  )
