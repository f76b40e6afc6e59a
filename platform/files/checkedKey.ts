const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The key, if it is one: a store puts nothing else into a path or an address. */
export function checkedKey(key: string): string {
  if (!uuid.test(key)) throw new TypeError('the key of a file is a UUID')
  return key
}
