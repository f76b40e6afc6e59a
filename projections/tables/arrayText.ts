/** Letters that mean nothing in an array: most values need no quotes. */
const plain = /^[\w.:+-]+$/
const special = /["\\]/g
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
  const text = String(value)
  return plain.test(text) && !isNull.test(text) ? text : `"${text.replace(special, '\\$&')}"`
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => Buffer.from(buffer, byteOffset, byteLength)
