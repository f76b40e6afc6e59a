import { describe, expect, it } from 'vitest'
import { isManagedPassword, isSignUpPassword } from './passwordRules'

describe('A password', () => {
  it.each([
    ['abc12345', true],
    ['prumo-42', true],
    ['12abc---', true],
    ['ção٣٤----', true],
    ['🏗️abc12345', true],
    ['', false],
    ['abc1234', false],
    ['ab123456', false],
    ['abcdefg1', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['        ', false],
    ['🏗🏗abc12', false],
  ])('ACC-04 a password of a sign-up has 8 characters, 3 letters and 2 numbers: %j', (password, accepted) =>
    expect(isSignUpPassword(password)).toBe(accepted),
  )

  it.each([
    ['12345678', true],
    ['------42', true],
    ['ab------42', true],
    ['-----42', false],
    ['abcdefg1', false],
    ['', false],
  ])('ORG-02 a password that an administrator chooses has 8 characters and 2 numbers: %j', (password, accepted) =>
    expect(isManagedPassword(password)).toBe(accepted),
  )
})
