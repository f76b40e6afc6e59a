import { world } from '../world/world'
import { watchParsing } from './parsedTexts'

/** How many of sixty bodies that somebody sends at once are parsed where so many requests a minute are allowed. */
export async function parsedOfSixty(allowed: number): Promise<number> {
  const limited = await world({ REQUESTS_PER_MINUTE: String(allowed) })
  const founder = await limited.founder()
  const parsing = watchParsing()
  const marks = Array.from({ length: 60 }, () => `${crypto.randomUUID()} must not be parsed`)
  await Promise.all(marks.map((mark) => founder.request('POST', '/rest/commands/CreateProject', { mark })))
  return marks.filter(parsing.hasParsed).length
}
