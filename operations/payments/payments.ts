import type { Foundation } from '@prumo/platform/foundation'
import { type Command, WrongUsage } from '../command/command'
import { doubtfulPayments } from './doubtfulPayments'
import { undoneDecisions } from './undoneDecisions'

/** Lists what about payments waits for the operator. */
export const payments: Command = {
  usage: '',
  explains:
    'Lists payments in doubt, why, and what can be done; and what was decided about payments and plans and is not carried out.',
  role: 'prumo_projection',
  inDoubt: 'looks',
  run: async ({ foundation, words, say }) => {
    if (words.length > 0) throw new WrongUsage('payments takes nothing after its name')
    const lines = await linesOf(foundation)
    for (const line of lines) say(line)
    if (lines.length === 0) say('no payment is in doubt')
    return lines.length === 0
  },
}

const linesOf = async (foundation: Foundation) => [
  ...(await doubtfulPayments(foundation)),
  ...(await undoneDecisions(foundation)),
]
