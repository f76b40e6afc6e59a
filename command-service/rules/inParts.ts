import { createHash } from 'node:crypto'
import { largestAppend } from '@prumo/platform/eventLog/appendSize'

/** What an event takes beside its data at most: its metadata, with address and browser sealed, and its envelope. */
const besideData = 2000
/** Room for what else stands in the append of the last part. */
export const largestPart = largestAppend * 0.75

/** The bytes of an event with such data. */
export const eventBytes = (data: unknown): number => besideData + Buffer.byteLength(JSON.stringify(data))

/** Parts items, of which each makes an event of so many bytes, into as few appends as keep their order. */
export function inParts<Item>(
  items: readonly Item[],
  bytesOf: (item: Item) => number,
  mostBytes = largestPart,
): Item[][] {
  const parts: Item[][] = []
  let size = 0
  for (const item of items) {
    const bytes = bytesOf(item)
    const part = parts.at(-1)
    if (part && size + bytes <= mostBytes) part.push(item)
    else {
      parts.push([item])
      size = 0
    }
    size += bytes
  }
  return parts
}

/** Whether all these are one part. */
export const fitsOneAppend = <Item>(items: readonly Item[], bytesOf: (item: Item) => number): boolean =>
  inParts(items, bytesOf).length <= 1

/** The name of a part: of these things and no others. */
export const partOf = (ids: readonly string[]): string => createHash('sha256').update(ids.join(' ')).digest('hex')
