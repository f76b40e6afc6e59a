import { useTranslation } from 'react-i18next'
import { useLanguage } from '../texts/useLanguage'
import { PresenceMarks } from './PresenceMarks'
import { peopleOfTabs } from './presentPeople'
import { usePresentTabs } from './usePresentTabs'

/** Who else has this task, document or card open, and who is writing in it. */
export function PeopleAtItem({ id }: { id: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const people = peopleOfTabs(usePresentTabs().filter(({ at }) => at?.id === id))
  const names = new Intl.ListFormat(language).format(people.map(({ name }) => name))
  return <PresenceMarks people={people} label={t('present.here', { count: people.length, names })} />
}
