/** Letters that mean nothing in an array: most values need no quotes. */
const plain = /^[\w.:+-]+$/
const isNull = /^null$/i

/**
 * A value of each item as an array of Postgres, in text. pg writes an array too, but puts each value into quotes.
 * Source: https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO
 */
export const arrayText = <Item>(items: readonly Item[], valueIn: (item: Item) => unknown): string =>
  `{${items.map((item) => elementText(valueIn(item))).join(',')}}`

function elementText(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (ArrayBuffer.isView(value)) return `"\\\\x${bytesOf(value).toString('hex')}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = String(value)
  return plain.test(text) && !isNull.test(text) ? text : quoted(text)
}

/** One letter after the other: an expression that finds both takes half as long again. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => Buffer.from(buffer, byteOffset, byteLength)
