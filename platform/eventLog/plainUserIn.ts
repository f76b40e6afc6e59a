/** Who did it, in canonical JSON whose texts escape nothing. */
const plainUser = /^\{"actor":\{"kind":"user","sessionRef":"[^"\\]*","userId":"([^"\\]*)"/

/** The last person found. It is a copy: a text that was cut out of metadata would keep all of it in memory. */
let lastUser = ''

/** The person who caused an event, without parsing its metadata; `undefined` if that takes a parser. */
export function plainUserIn(metadata: string): string | undefined {
  const user = plainUser.exec(metadata)?.[1]
  if (user === undefined) return undefined
  if (user !== lastUser) lastUser = Buffer.from(user).toString()
  return lastUser
}
