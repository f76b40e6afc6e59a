import type { Person } from '@prumo/contracts/identity/account'

const shortestName = 3

/**
 * Whether a text that stays in clear identifies a person: by something of their record, by an e-mail, or by a long
 * number. This stops careless input; no rule can find every hint.
 */
export function namesPerson(text: string, person: Person | null): boolean {
  if (/\S@\S/.test(text) || /\d{8}/.test(text.replace(/[\s().-]/g, ''))) return true
  const words = new Set(wordsOf(text))
  return [person?.name, person?.lastName].some((name) => wordsOf(name ?? '').some((word) => words.has(word)))
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestName)
