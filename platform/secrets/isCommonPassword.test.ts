import { isManagedPassword } from '@prumo/contracts/identity/passwordRules'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { isCommonPassword, ourCommonPasswords } from './isCommonPassword'

const words = dictionary['passwords-common']
const inCases = (word: string) => [word, word.toUpperCase(), word.replace(/\p{L}/u, (letter) => letter.toUpperCase())]

describe('A password that is guessed first', () => {
  it('ACC-04 is refused where the dictionary has it and our rules allow it, in whatever case', async () => {
    const allowed = words.filter(isManagedPassword)
    expect(allowed.length).toBeGreaterThan(5000)
    for (const word of allowed) expect(await isCommonPassword(word.toUpperCase()), word).toBe(true)
  })

  it.each([
    'abc12345',
    'password123',
    '1q2w3e4r',
    '1qaz2wsx',
    'admin123',
    'senha123',
    'senha1234',
    'mudar123',
    'trocar123',
    'bemvindo123',
    'flamengo10',
    '12345678',
    '11111111',
  ])('ACC-04 is refused in whatever case: %s', async (word) => {
    for (const spelling of inCases(word)) expect(await isCommonPassword(spelling), spelling).toBe(true)
  })

  it.each(ourCommonPasswords)('ACC-04 is on our own list only where it is needed: %s', async (word) => {
    for (const spelling of inCases(word)) expect(await isCommonPassword(spelling), spelling).toBe(true)
    expect([word, isManagedPassword(word), words.includes(word)]).toEqual([word.toLowerCase(), true, false])
  })
})

describe('Any other password', () => {
  it.each(['prumo-42', 'abc12...', 'minha obra 2031', '12345678 ', 'ção 🏗️ 42', `aB3${'ç'.repeat(60)}99`])(
    'ACC-04 is allowed: %j',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  )
})
