import { HttpProblem } from '../errors'

/** Whose work it is: a member's, or a visitor's by address. */
export type Turn = { line: 'members' | 'visitors'; of: string }

/** How many works of each in a line run at once and wait, and how many wait in all. */
type Rule = { eachAtOnce: number; eachWaiting: number; allWaiting: number }
type Rules = Record<Turn['line'], Rule>

/** Lets so many works run at once. Lines take turns, and people within a line; too many are refused (429). */
export function fairTurns(atOnce: number, rules: Rules) {
  let free = atOnce
  const lines = { members: openLine(rules.members), visitors: openLine(rules.visitors) }
  let order = Object.values(lines)

  const beginNext = () => {
    while (free > 0) {
      const line = order.find(({ begin }) => begin())
      if (!line) return
      free--
      order = [...order.filter((waiting) => waiting !== line), line]
    }
  }

  return async <T>({ line, of }: Turn, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((resolve) => {
      lines[line].join(of, resolve)
      beginNext()
    })
    try {
      return await work()
    } finally {
      free++
      lines[line].leave(of)
      beginNext()
    }
  }
}

function openLine({ eachAtOnce, eachWaiting, allWaiting }: Rule) {
  const waiting = new Map<string, (() => void)[]>()
  const working = new Map<string, number>()
  let count = 0

  return {
    join: (of: string, begin: () => void) => {
      const before = waiting.get(of) ?? []
      if (before.length >= eachWaiting || count >= allWaiting) throw new HttpProblem(429, 'request.tooMany')
      waiting.set(of, [...before, begin])
      count++
    },

    /** Begins a work of whose turn it is, who then is the last of the line. */
    begin: (): boolean => {
      const turn = [...waiting].find(([of]) => (working.get(of) ?? 0) < eachAtOnce)
      if (!turn) return false
      const [of, [begin, ...later]] = turn
      waiting.delete(of)
      if (later.length > 0) waiting.set(of, later)
      working.set(of, (working.get(of) ?? 0) + 1)
      count--
      begin?.()
      return true
    },

    leave: (of: string) => {
      const left = (working.get(of) ?? 0) - 1
      if (left > 0) working.set(of, left)
      else working.delete(of)
    },
  }
}
