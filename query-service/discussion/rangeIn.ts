import type { ByteRange } from '@prumo/platform/files/fileStore'

/**
 * The one range that is asked for (RFC 9110, section 14): `beyond` where the content has none of it, `undefined` where the whole is to be sent, which is also the
 * answer to several ranges, to what is no range, and to a range of a content that has changed since.
 */
export function rangeIn(
  header: string,
  ifRange: string,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if ((first === '' && last === '') || (ifRange !== '' && ifRange !== etag)) return undefined
  if (first === '') return Number(last) === 0 || size === 0 ? 'beyond' : tail(Number(last), size)
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'beyond'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

const tail = (count: number, size: number): ByteRange => ({ start: Math.max(0, size - count), end: size - 1 })
