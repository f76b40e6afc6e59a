import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import { containsWords } from '../platform/formats/plainText'
import type { Colleague } from './useColleagues'

/** The people whose name or address contains the words, in order of their names, without those who take part. */
export function offeredColleagues(
  colleagues: readonly Colleague[],
  words: string,
  takePart: readonly string[],
): Colleague[] {
  const taken = new Set(takePart.map((email) => email.toLowerCase()))
  return colleagues
    .filter(({ email }) => !taken.has(email.toLowerCase()))
    .filter((colleague) => containsWords(`${fullName(colleague)} ${colleague.email}`, words))
    .sort((a, b) => compareTexts(fullName(a), fullName(b)))
}

export const fullName = ({ name, lastName }: Pick<Colleague, 'name' | 'lastName'>) => `${name} ${lastName}`
