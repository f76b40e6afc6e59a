import { line } from '@prumo/contracts/values'
import { z } from 'zod'

const decision = z.tuple([line(200), line(1000)])

/**
 * Who decided something and why, as both are recorded for ever; nothing where these words are more, fewer or longer.
 */
export function decisionIn(words: readonly string[]): { decidedBy: string; reason: string } | undefined {
  const { data } = decision.safeParse(words)
  return data && { decidedBy: data[0], reason: data[1] }
}
