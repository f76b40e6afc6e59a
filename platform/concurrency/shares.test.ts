import { describe, expect, it } from 'vitest'
import { openShares, type Turn } from './shares'

const rules = {
  members: { eachAtOnce: 1, eachWaiting: 1, allWaiting: 4 },
  visitors: { eachAtOnce: 2, eachWaiting: 3, allWaiting: 6 },
}
type Line = keyof typeof rules
const member = (of: string): Turn<Line> => ({ line: 'members', of })
const visitor = (of: string): Turn<Line> => ({ line: 'visitors', of })

/** Works that end when they are told to, in the order in which they began. */
function workshop(atOnce = 2) {
  const { run } = openShares(atOnce, (line: Line) => rules[line])
  const begun: string[] = []
  const open: (() => void)[] = []
  const ended: Promise<unknown>[] = []
  const work = ({ of }: Turn<Line>) => {
    begun.push(of)
    return new Promise<void>((resolve) => open.push(resolve))
  }
  return {
    begun,
    /** Sends works one after another; answers whose were refused. */
    send: async (...by: Turn<Line>[]) => {
      const refused: string[] = []
      for (const turnOf of by) {
        const sent = run(turnOf, () => work(turnOf)).catch((error) => {
          expect(error).toMatchObject({ status: 429, code: 'request.tooMany' })
          refused.push(turnOf.of)
        })
        ended.push(sent)
      }
      await settled()
      return refused
    },
    endAll: async () => {
      while (open.length > 0) {
        open.shift()?.()
        await settled()
      }
      await Promise.all(ended)
    },
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('Turns of two lines', () => {
  it('begin one work of a person and let one more wait, however many are sent', async () => {
    const { send, begun, endAll } = workshop()
    expect(await send(...Array(26).fill(member('ana')))).toHaveLength(24)
    expect(begun).toEqual(['ana'])
    await endAll()
    expect(begun).toEqual(['ana', 'ana'])
  })

  it('come to everybody in a line before anybody has a second one', async () => {
    const { send, begun, endAll } = workshop(1)
    await send(visitor('a'), visitor('a'), visitor('a'), visitor('b'), visitor('c'), visitor('b'))
    await endAll()
    expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
  })

  it('come to both lines, whichever is longer', async () => {
    const { send, begun, endAll } = workshop(1)
    await send(...['m1', 'm2', 'm3', 'm4'].map(member), visitor('v1'), visitor('v2'))
    await endAll()
    expect(begun).toEqual(['m1', 'v1', 'm2', 'v2', 'm3', 'm4'])
  })

  it('leave the places of one line to it, however many crowd the other', async () => {
    const { send } = workshop()
    const crowd = Array.from({ length: 20 }, (_, number) => member(`m${number}`))
    expect(await send(...crowd)).toHaveLength(14)
    expect(await send(visitor('a'), visitor('b'))).toEqual([])
  })

  it('are bounded for one address, and for all of them', async () => {
    const { send } = workshop()
    expect(await send(...Array(8).fill(visitor('a')))).toEqual(['a', 'a', 'a'])
    expect(await send(...['b', 'c', 'd', 'e'].map(visitor))).toEqual(['e'])
  })

  it('go on after a work that failed', async () => {
    const { run } = openShares(1, (line: Line) => rules[line])
    const failing = run(member('ana'), () => Promise.reject(new Error('broken')))
    const next = run(visitor('a'), async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await run(member('ana'), async () => 'again')).toBe('again')
  })
})

describe('Shares of organizations', () => {
  const share = { eachAtOnce: 2, eachWaiting: 3, allAtOnce: 3, allWaiting: 20, longestWaitMs: 40 }
  const of = (line: string, person: string) => ({ line, of: person })

  /** Takes turns one after another, and tells whose came; each is given back by its number. */
  function counter(atOnce: number) {
    const shares = openShares(atOnce, () => share)
    const begun: string[] = []
    const leaving: (() => void)[] = []
    const taken: Promise<unknown>[] = []
    const take = (...by: Turn[]) =>
      taken.push(
        ...by.map((each) =>
          shares.take(each, 'patient').then((leave) => {
            begun.push(each.of)
            leaving.push(leave)
          }),
        ),
      )
    const leave = async (number: number) => {
      leaving[number]?.()
      await settled()
    }
    return { begun, take, leave, taken }
  }

  it('leave one place to others, however many people of one want them', async () => {
    const { begun, take } = counter(4)
    take(...['a', 'b', 'c', 'd', 'e'].map((person) => of('large', person)), of('small', 'z'))
    await settled()
    expect(begun).toEqual(['a', 'b', 'c', 'z'])
  })

  it('give a person two places, and the rest to colleagues', async () => {
    const { begun, take } = counter(4)
    take(...['a', 'a', 'a', 'b'].map((person) => of('large', person)))
    await settled()
    expect(begun).toEqual(['a', 'a', 'b'])
  })

  it('come to each organization before one has a second, whoever asked first', async () => {
    const { begun, take, leave } = counter(1)
    take(...['a', 'b', 'c'].map((person) => of('large', person)), of('small', 'z'), of('smaller', 'y'))
    await settled()
    for (let number = 0; number < 4; number++) await leave(number)
    expect(begun).toEqual(['a', 'z', 'y', 'b', 'c'])
  })

  it('are given back once, however often somebody says so', async () => {
    const { begun, take, leave } = counter(1)
    take(of('large', 'a'), of('large', 'b'), of('large', 'c'))
    await settled()
    await leave(0)
    await leave(0)
    expect(begun).toEqual(['a', 'b'])
  })

  it('refuse who has waited too long, who hears when to come back, and begin nothing of theirs', async () => {
    const { run, take } = openShares(1, () => share)
    const leave = await take(of('large', 'a'))
    let isBegun = false
    const late = run(of('large', 'b'), async () => {
      isBegun = true
    })
    await expect(late).rejects.toMatchObject({
      status: 429,
      code: 'request.tooMany',
      details: { retryAfterSeconds: 1 },
    })
    leave()
    await settled()
    expect(isBegun).toBe(false)
    expect(await run(of('large', 'b'), async () => 'now')).toBe('now')
  })

  it('keep who is patient waiting beyond that, and beyond their number', async () => {
    const { run, take } = openShares(1, () => share)
    const leave = await take(of('large', 'a'))
    const patient = Promise.all(Array.from({ length: 5 }, () => take(of('large', 'b'), 'patient').then((end) => end())))
    await expect(run(of('large', 'b'), async () => {})).rejects.toMatchObject({ status: 429 })
    await new Promise((resolve) => setTimeout(resolve, 2 * share.longestWaitMs))
    leave()
    expect(await patient).toHaveLength(5)
  })
})
