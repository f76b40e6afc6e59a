import { describe, expect, it } from 'vitest'
import { type Found, firstFound } from './firstFound'

const tried: string[] = []
const at = (name: string, isThere: boolean) => async (): Promise<Found<string>> => {
  tried.push(name)
  return isThere ? { start: async () => name } : { reason: `nothing at ${name}` }
}

describe('What can be had at several places', () => {
  it('comes from the first that has it, and the others are left alone', async () => {
    const found = await firstFound('Kafka', [at('a', false), at('b', true), at('c', true)])
    expect('start' in found && (await found.start())).toBe('b')
    expect(tried).toEqual(['a', 'b'])
  })

  it('is missing with a reason that names them all', async () =>
    expect(await firstFound('Kafka', [at('a', false), at('b', false)])).toEqual({
      reason: 'no Kafka: nothing at a; nothing at b',
    }))
})
