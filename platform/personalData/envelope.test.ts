import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './envelope'

const key = randomBytes(32)
const plain = Buffer.from('Ana Souza, ana@obra.example')
const context = 'event/person'

describe('A sealed text', () => {
  it('is opened with the same key and context', () =>
    expect(unseal(key, seal(key, plain, context), context)).toEqual(plain))

  it('may be empty', () => expect(unseal(key, seal(key, Buffer.alloc(0), context), context)).toEqual(Buffer.alloc(0)))

  it('shows nothing of what it holds, and is another each time', () => {
    const [first, second] = [seal(key, plain, context), seal(key, plain, context)]
    expect(first.includes('Souza')).toBe(false)
    expect(first.subarray(28)).not.toEqual(second.subarray(28))
    expect(first.subarray(0, 12)).not.toEqual(second.subarray(0, 12))
  })

  it('is not opened with another key, or in another place', () => {
    const sealed = seal(key, plain, context)
    expect(() => unseal(randomBytes(32), sealed, context)).toThrow()
    expect(() => unseal(key, sealed, 'another event/person')).toThrow()
  })

  it('is not opened once a single bit of it differs, or its end is missing', () => {
    const sealed = seal(key, plain, context)
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => unseal(key, changed, context)).toThrow()
    }
    for (let length = 0; length < sealed.length; length++)
      expect(() => unseal(key, sealed.subarray(0, length), context)).toThrow()
  })
})
