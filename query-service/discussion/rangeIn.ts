import type { ByteRange } from '@prumo/platform/files/fileStore'

/**
 * The requested range (RFC 9110, section 14): `beyond` if the content has none of it. `undefined` means all of the
 * content: for several ranges, for anything else, and for content that has changed.
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
