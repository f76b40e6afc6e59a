import { v5, v7 } from 'uuid'

/** The id that always belongs to this name within this id (UUIDv5): the same cause gives the same consequence. */
export const derivedId = (within: string, name: string): string => v5(name, within)

export const newId = (): string => v7()

/** The id that is made of a keyed hash, hexadecimal (UUIDv8): nobody makes it who lacks the key. */
export function idFromHash(hash: string): string {
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16)
  const digits = `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17, 32)}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
