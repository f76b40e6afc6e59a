import type { Sealed } from '@prumo/contracts/message'
import { seal, unseal } from '../personalData/envelope'
import type { Keyring } from '../personalData/keyring'
import { canonicalJson } from '../values/canonicalJson'

/** A field's value under the key of whom it is about, bound to its event: `null` where there is nothing, or no key. */
export function closeField(
  keyring: Keyring,
  value: unknown,
  of: string,
  eventId: string,
  field: string,
): Sealed | null {
  const key = keyring.keyOf(of)
  if (value === null || !key) return null
  return { of, sealed: seal(key, Buffer.from(canonicalJson(value)), contextOf(eventId, field)).toString('base64') }
}

/** The value again, `null` once its key is gone. Throws where it was sealed for another event. */
export function openField(keyring: Keyring, value: Sealed | null, eventId: string, field: string): unknown {
  const key = value && keyring.keyOf(value.of)
  if (!key) return null
  return JSON.parse(unseal(key, Buffer.from(value.sealed, 'base64'), contextOf(eventId, field)).toString())
}

const contextOf = (eventId: string, field: string) => `${eventId}/${field}`
