import type { Foundation } from '@prumo/platform/foundation'
import type { Mutation } from './openServices'

/** At its n-th step a process ends, is refused what it asked for, or waits for as long as it takes. */
export type Failure = 'crash' | 'throw' | 'hang'
export const failures: readonly Failure[] = ['crash', 'throw', 'hang']

export type Failpoints = {
  /** Gives each of a service's steps outside itself a point before and one after. */
  mutate: Mutation
  step<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Counts from now on, all points or those of this name; at this one it fails. */
  arm(at: number, failure: Failure, of?: RegExp): void
  /** Resolves with the point's name when it has failed. */
  failed: Promise<string>
  /** Whoever hangs goes on; what has ended is refused all that it still asks, so that nothing of it is left. */
  release(): void
}

export function openFailpoints(): Failpoints {
  let [count, at] = [0, 0]
  let failure: Failure = 'throw'
  let counted = /./
  let isDead = false
  let tell = (_: string) => {}
  let release = () => {}
  const failed = new Promise<string>((resolve) => {
    tell = resolve
  })
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const gone = async () => {
    await released
    throw new Error('this process has ended')
  }

  const point = async (name: string) => {
    if (isDead) await gone()
    if (at === 0 || !counted.test(name) || ++count !== at) return
    tell(name)
    if (failure === 'hang') return released
    if (failure === 'throw') throw Object.assign(new Error(`refused ${name}`), { code: 'ECONNRESET' })
    isDead = true
    await gone()
  }
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    await point(`before ${name}`)
    const result = await work()
    await point(`after ${name}`)
    return result
  }
  return {
    step,
    failed,
    release,
    mutate: (foundation) => stepped(foundation, step),
    arm: (next, how, of = /./) => {
      ;[count, at, failure, counted] = [0, next, how, of]
    },
  }
}

/** What a process asks of others: of the log, and of the database. */
function stepped(foundation: Foundation, step: Failpoints['step']): Foundation {
  const { log } = foundation
  return {
    ...foundation,
    log: {
      ...log,
      append: (stream, revision, events) =>
        step(`append ${events.map(({ type }) => type).join(' ')}`, () => log.append(stream, revision, events)),
      read: (stream, revision) => step('read', () => log.read(stream, revision)),
      find: (stream, id) => step('find', () => log.find(stream, id)),
      readAll: (after, limit) => step('readAll', () => log.readAll(after, limit)),
    },
    poolFor: (role, connections) => {
      const pool = foundation.poolFor(role, connections)
      const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
      return Object.assign(pool, {
        query: (...args: unknown[]) => step(`query ${nameOf(args[0])}`, () => query(...args)),
      })
    },
  }
}

/** What a statement does, with which table. */
function nameOf(statement: unknown): string {
  const [, verb = '', table = ''] =
    /\b(insert into|update|delete from|select\b.*?\bfrom)\s+([\w.]+)/is.exec(String(statement)) ?? []
  return `${verb.split(/\s/)[0]} ${table}`.trim()
}
