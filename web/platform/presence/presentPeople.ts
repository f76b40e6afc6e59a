import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import type { PresentPerson } from '@prumo/contracts/presence'

/** Somebody who is present, in one tab or in several. */
export type PresentUser = { userId: string; name: string; isWriting: boolean }

/** The people of these tabs by name: whoever writes in one of them, writes. */
export function peopleOfTabs(tabs: readonly PresentPerson[]): PresentUser[] {
  const people = new Map<string, PresentUser>()
  for (const { userId, name, at } of tabs) {
    const isWriting = at?.isWriting === true || people.get(userId)?.isWriting === true
    people.set(userId, { userId, name, isWriting })
  }
  return [...people.values()].sort((a, b) => compareTexts(a.name, b.name))
}
