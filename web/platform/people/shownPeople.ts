import type { TFunction } from 'i18next'
import { formerText } from './formerText'

type Person = { userId: string; name: string }
/** What somebody is called, what is said of them where more is wanted, and whether they take part no more. */
export type ShownPerson = { name: string; label: string; gone: boolean }

/** The people of a project as its records show them, those who take part no more as well. */
export function shownPeople(
  { people, formerPeople }: { people: readonly Person[]; formerPeople: readonly Person[] },
  t: TFunction,
): ReadonlyMap<string, ShownPerson> {
  return new Map([
    ...formerPeople.map(({ userId, name }): [string, ShownPerson] => [
      userId,
      { name: name || t('person.erased'), label: formerText(name, t), gone: true },
    ]),
    ...people.map(({ userId, name }): [string, ShownPerson] => [userId, { name, label: name, gone: false }]),
  ])
}
