import { HttpProblem } from '../errors'
import { openRounds } from './rounds'

/** Whose work it is: a person's of an organization, or a visitor's by address, among all visitors. */
export type Turn<Line extends string = string> = { line: Line; of: string }

/** How many works run at once and wait: of each in a line, and of the whole line. */
export type Share = {
  eachAtOnce: number
  eachWaiting: number
  /** Without it, only what runs at once in all bounds the line. */
  allAtOnce?: number
  allWaiting: number
  /** Whoever has waited so long is refused. Without it they wait until their turn comes. */
  longestWaitMs?: number
}

export type Shares<Line extends string = string> = {
  /** Runs the work when its turn comes. */
  run<T>(by: Turn<Line>, work: () => Promise<T>): Promise<T>
  /**
   * Takes the turn for work that does not end by returning. What it answers gives the turn back, once however often it
   * is called. Who is `patient` waits without end: their work is under way already.
   */
  take(by: Turn<Line>, patient?: 'patient'): Promise<() => void>
}

/**
 * Lets so many works run at once. Lines take turns, and people within a line: nobody has a second turn before everybody
 * has had one. Whoever stands too far behind, or has waited too long, is asked to come back (429), and what they wanted
 * is not begun.
 */
export function openShares<Line extends string = string>(atOnce: number, shareOf: (line: Line) => Share): Shares<Line> {
  let free = atOnce
  const lines = new Map<Line, ReturnType<typeof openLine>>()
  const rounds = openRounds<Line>()

  const beginNext = () => {
    while (free > 0) {
      const next = rounds.inTurn().find((name) => lines.get(name)?.begin())
      if (next === undefined) return
      free--
      rounds.took(next)
    }
  }
  const lineOf = (name: Line) => {
    const line = lines.get(name) ?? openLine(shareOf(name))
    lines.set(name, line)
    rounds.join(name)
    return line
  }

  const take = async ({ line: name, of }: Turn<Line>, patient?: 'patient') => {
    const line = lineOf(name)
    const forget = () => {
      if (!line.isEmpty() || lines.get(name) !== line) return
      lines.delete(name)
      rounds.leave(name)
    }
    await line.join(of, { isPatient: patient !== undefined, joined: beginNext }).finally(forget)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      free++
      line.leave(of)
      forget()
      beginNext()
    }
  }

  return {
    take,
    run: async (by, work) => {
      const leave = await take(by)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

type Joining = { isPatient: boolean; joined: () => void }

function openLine({ eachAtOnce, eachWaiting, allAtOnce = Number.POSITIVE_INFINITY, allWaiting, longestWaitMs }: Share) {
  const people = openPeople()
  const { queueOf, setQueue, worksOf, setWorks, count } = people

  return {
    /** Resolves when its turn comes. */
    join: async (of: string, { isPatient, joined }: Joining): Promise<void> => {
      if (!isPatient && (queueOf(of).length >= eachWaiting || count.waits >= allWaiting)) throw refusal(longestWaitMs)
      await new Promise<void>((resolve, reject) => {
        const late = isPatient || !longestWaitMs ? undefined : setTimeout(() => giveUp(), longestWaitMs)
        const begin = () => {
          clearTimeout(late)
          resolve()
        }
        const giveUp = () => {
          setQueue(
            of,
            queueOf(of).filter((each) => each !== begin),
          )
          reject(refusal(longestWaitMs))
        }
        setQueue(of, [...queueOf(of), begin])
        joined()
      })
    },

    /** Begins the work of whose turn it is. */
    begin: (): boolean => {
      if (count.works >= allAtOnce) return false
      const next = people.inTurn().find((of) => queueOf(of).length > 0 && worksOf(of) < eachAtOnce)
      if (next === undefined) return false
      const [begin, ...later] = queueOf(next)
      setWorks(next, worksOf(next) + 1)
      setQueue(next, later)
      people.took(next)
      begin?.()
      return true
    },

    leave: (of: string) => setWorks(of, worksOf(of) - 1),
    isEmpty: () => count.waits === 0 && count.works === 0,
  }
}

/** Who in a line waits and works, in their rounds. */
function openPeople() {
  const waiting = new Map<string, (() => void)[]>()
  const working = new Map<string, number>()
  const { join, leave, inTurn, took } = openRounds<string>()
  const count = { waits: 0, works: 0 }
  const queueOf = (of: string) => waiting.get(of) ?? []
  const worksOf = (of: string) => working.get(of) ?? 0
  const keep = (of: string) => {
    if (waiting.has(of) || working.has(of)) join(of)
    else leave(of)
  }

  return {
    count,
    inTurn,
    took,
    queueOf,
    worksOf,
    setQueue: (of: string, queue: (() => void)[]) => {
      count.waits += queue.length - queueOf(of).length
      if (queue.length > 0) waiting.set(of, queue)
      else waiting.delete(of)
      keep(of)
    },
    setWorks: (of: string, works: number) => {
      count.works += works - worksOf(of)
      if (works > 0) working.set(of, works)
      else working.delete(of)
      keep(of)
    },
  }
}

const refusal = (waitedMs: number | undefined) =>
  new HttpProblem(429, 'request.tooMany', waitedMs ? { retryAfterSeconds: Math.ceil(waitedMs / 1000) } : {})
