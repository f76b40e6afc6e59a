import type { EventToAppend } from '@prumo/platform/eventLog/eventLog'
import type { Foundation } from '@prumo/platform/foundation'

type Side = 'before' | 'after'

/**
 * Stands before and after each append with such an event, the first one of which is 0: what comes there waits, or its
 * process ends.
 */
export type AppendGate = {
  mutate(foundation: Foundation): Foundation
  /** The next of them stops there until it is let go; resolves once it stands there. */
  hold(at: number): Promise<void>
  letGo(): void
  /** The process that comes there ends: it is refused whatever it asks from then on. Resolves once it has ended. */
  end(at: number, side: Side): Promise<void>
  /** Appends that were made since the last one was armed. */
  count(): number
}

/** What happens to the process that comes there. */
type Point = { at: number; side: Side; reach: (end: () => void) => void | Promise<void> }

export function openAppendGate(isGated: (event: EventToAppend) => boolean): AppendGate {
  let count = 0
  let point: Point | undefined
  let letGo = () => {}

  const arm = (next: Point) => {
    count = 0
    point = next
  }
  const pass = async (side: Side, end: () => void) => {
    if (point?.at === count && point.side === side) await point.reach(end)
  }

  return {
    mutate: (foundation) => {
      let isOver = false
      const end = () => {
        isOver = true
      }
      const refuseWhenOver = () => {
        if (isOver) throw Object.assign(new Error('this process has ended'), { code: 'ECONNRESET' })
      }
      const whileAlive =
        <Asked extends unknown[], Answer>(ask: (...args: Asked) => Promise<Answer>) =>
        async (...args: Asked) => {
          refuseWhenOver()
          return ask(...args)
        }
      const { log } = foundation
      const append: typeof log.append = async (stream, revision, events) => {
        refuseWhenOver()
        if (!events.some(isGated)) return log.append(stream, revision, events)
        await pass('before', end)
        refuseWhenOver()
        const appended = await log.append(stream, revision, events)
        await pass('after', end)
        count++
        refuseWhenOver()
        return appended
      }
      const [read, find, readAll] = [whileAlive(log.read), whileAlive(log.find), whileAlive(log.readAll)]
      return {
        ...foundation,
        log: { ...log, append, read, find, readAll },
        poolFor: (role, connections) => {
          const pool = foundation.poolFor(role, connections)
          const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
          return Object.assign(pool, { query: whileAlive(query) })
        },
      }
    },
    hold: (at) =>
      new Promise((resolve) => {
        const reach = () => {
          resolve()
          return new Promise<void>((go) => {
            letGo = go
          })
        }
        arm({ at, side: 'before', reach })
      }),
    letGo: () => {
      point = undefined
      letGo()
    },
    end: (at, side) =>
      new Promise((resolve) => {
        const reach = (end: () => void) => {
          point = undefined
          end()
          resolve()
        }
        arm({ at, side, reach })
      }),
    count: () => count,
  }
}
