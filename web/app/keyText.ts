import type { KeyPlace } from '../platform/keys/keyRegister'

/** By which key a text says what a key does: what it goes to is called there as everywhere. */
export function keyText(place: KeyPlace, deed: string): string {
  if (place === 'goTo') return `navigation.${deed}`
  return place === 'project' && deed !== 'view' ? `project.place.${deed}` : `keys.deeds.${place}.${deed}`
}
