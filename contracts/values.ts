import { z } from 'zod'
import { canonicalEmail, emailPattern, hasShortLabels } from './identity/emailAddress'

/** Whether a text can be kept: no NUL, no lone surrogates. */
export const wellFormed = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Text of any language, kept byte for byte: at most `max` characters, no NUL, no lone surrogates. */
export const text = (max: number) => z.string().max(max).refine(wellFormed, { error: 'text.malformed' })

/** Text that says something: at least one character that is not blank. */
export const line = (max: number) => text(max).refine((value) => value.trim() !== '', { error: 'text.blank' })

/** An id in lower case. A database takes other spellings for the same id, and a comparison of texts does not. */
export const id = z.uuid().refine((value) => value === value.toLowerCase(), { error: 'id.otherSpelling' })
export const isId = (text: string) => id.safeParse(text).success
/** An id as it may stand in an event that was recorded when other spellings were taken. */
export const recordedId = z.uuid()
/** ISO also has a year 0, which PostgreSQL cannot keep. */
const hasYear = (value: string) => !value.startsWith('0000')
/** Digits beyond nanoseconds mean nothing to anyone, and can be without end. */
const isShort = (value: string) => value.length <= 30
/** What people call a thing in their own records: 3 to 50 characters, the first and the last of them not blank. */
export const internalCode = z
  .string()
  .regex(/^\S(.{1,48})\S$/u, {
    error: ({ input }) => (String(input).length > 50 ? 'internalCode.tooLong' : 'internalCode.tooShort'),
  })
  .refine(wellFormed, { error: 'text.malformed' })
/** A day of the years 1 to 9999. */
export const day = z.iso.date().refine(hasYear)
/** An instant of the same years, to the nanosecond at most. */
export const instant = z.iso.datetime().refine(hasYear).refine(isShort)
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'timeOfDay.invalid' })
export const colour = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'colour.invalid' })
export const cents = z.int().min(0).max(99_999_999_999_99)
export const email = z
  .email({ pattern: emailPattern })
  .max(254)
  .refine(hasShortLabels, { error: 'field.invalid_format' })
  .transform(canonicalEmail)
export const password = z.string().min(1).max(128).refine(wellFormed, { error: 'text.malformed' })
/**
 * The sender's password, as proof of identity. Commands that have one reveal whether it is right, so attempts are
 * limited.
 */
export const presentPassword = password.clone()
/**
 * An https address that means what its reader sees: without user names, and without characters that are invisible or
 * misleading.
 */
export const webAddress = (max: number) =>
  z
    .url({ protocol: /^https$/ })
    .max(max)
    .refine(wellFormed, { error: 'text.malformed' })
    .refine(isPlainAddress, { error: 'address.invalid' })

/** Whether a reader sees where this address leads. */
export function isPlainAddress(address: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(address) || !URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return `${username}${password}` === '' && !/^https?:\/\/[^/?#]*@/i.test(address)
}

/** The largest file that anybody may send, in bytes: under 25 MB. */
export const largestFile = 25 * 1024 * 1024 - 1

/** A list without repetition, at most `max` long. */
export const setOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((items) => new Set(items.map((item) => JSON.stringify(item))).size === items.length, {
      error: 'list.repeated',
    })
