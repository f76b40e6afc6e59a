import { useTranslation } from 'react-i18next'
import { PresenceMarks } from './PresenceMarks'
import { peopleOfTabs } from './presentPeople'
import { usePresentTabs } from './usePresentTabs'

/** Who else has the project open. Whether they write is said where they do. */
export function PeopleInProject() {
  const { t } = useTranslation()
  const people = peopleOfTabs(usePresentTabs()).map((person) => ({ ...person, isWriting: false }))
  return <PresenceMarks people={people} label={t('present.inProject')} />
}
