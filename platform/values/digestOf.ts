import { createHash } from 'node:crypto'
import { canonicalJson } from './canonicalJson'

/** SHA-256 of a value as canonical JSON, in hexadecimal: equal values, equal digests. */
export const digestOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex')
