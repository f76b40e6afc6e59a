import { describe, expect, it } from 'vitest'
import { fairTurns, type Turn } from './fairTurns'

const rules = {
  members: { eachAtOnce: 1, eachWaiting: 1, allWaiting: 4 },
  visitors: { eachAtOnce: 2, eachWaiting: 3, allWaiting: 6 },
}
const member = (of: string): Turn => ({ line: 'members', of })
const visitor = (of: string): Turn => ({ line: 'visitors', of })

/** Works that end when they are told to, in the order in which they began. */
function workshop(atOnce = 2) {
  const turn = fairTurns(atOnce, rules)
  const begun: string[] = []
  const open: (() => void)[] = []
  const ended: Promise<unknown>[] = []
  const work = ({ of }: Turn) => {
    begun.push(of)
    return new Promise<void>((resolve) => open.push(resolve))
  }
  return {
    begun,
    /** Sends works one after another; answers whose were refused. */
    send: async (...by: Turn[]) => {
      const refused: string[] = []
      for (const turnOf of by) {
        const sent = turn(turnOf, () => work(turnOf)).catch((error) => {
          expect(error).toMatchObject({ status: 429, code: 'request.tooMany' })
          refused.push(turnOf.of)
        })
        ended.push(sent)
      }
      await settled()
      return refused
    },
    endOne: async () => {
      open.shift()?.()
      await settled()
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

describe('Fair turns', () => {
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
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b'])
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
    const turn = fairTurns(1, rules)
    const failing = turn(member('ana'), () => Promise.reject(new Error('broken')))
    const next = turn(visitor('a'), async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await turn(member('ana'), async () => 'again')).toBe('again')
  })
})
