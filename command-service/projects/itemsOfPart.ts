/** An append has room for more: a part stays well below that, and is soon done. */
export const partBytes = 256 * 1024
/** More than the log keeps of an event beside its data. */
export const besideData = 1024

/** What is copied at once, under the id of the first thing in it. */
type Item = { id: string; bytes: number }

/** As much as one append takes of what is missing, and one thing at least; nothing when nothing is. */
export function itemsOfPart<Missing extends Item>(missing: Iterable<Missing>, bytes: number): Missing[] {
  const taken: Missing[] = []
  let left = bytes
  for (const item of missing) {
    if (taken.length > 0 && item.bytes > left) break
    left -= item.bytes
    taken.push(item)
  }
  return taken
}

/** The bytes of the event that such a thing becomes. */
export const bytesOf = (item: object) => Buffer.byteLength(JSON.stringify(item)) + besideData
