import { describe, expect, it } from 'vitest'
import { positionIn } from './eventMessage'

describe('A position of the server', () => {
  it('is a number', () => expect(positionIn('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER))
  it.each(['9007199254740992', '18446744073709551615', undefined])(
    'is refused when it would not be exact: %s',
    (text) => expect(() => positionIn(text)).toThrow(RangeError),
  )
})
