const firstSize = 1 << 16

/**
 * Finds ids that may stand in a log twice, in eight bytes for each. Two that differ may share these, seldom: who is
 * suspected is looked at again, whole.
 */
export function repeatedIds() {
  let marks = new BigUint64Array(firstSize)
  let count = 0
  return {
    add: (id: string): void => {
      if (count === marks.length) {
        const larger = new BigUint64Array(count * 2)
        larger.set(marks)
        marks = larger
      }
      marks[count++] = markOf(id)
    },
    /** Whether an id is one of those that may be there twice. */
    suspects: (): ((id: string) => boolean) | undefined => {
      const sorted = marks.subarray(0, count).sort()
      const twice = new Set(sorted.filter((mark, index) => index > 0 && mark === sorted[index - 1]))
      return twice.size > 0 ? (id) => twice.has(markOf(id)) : undefined
    },
  }
}

function markOf(id: string): bigint {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return bytes.length === 16 ? bytes.readBigUInt64BE(0) ^ bytes.readBigUInt64BE(8) : 0n
}
