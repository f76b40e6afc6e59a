import { expect, it } from 'vitest'
import { searchedWords } from './searchedWords'

it.each([
  ['1.234,56', ['1.234,56', '123456']],
  ['1,234.56', ['1,234.56', '123456']],
  ['R$0,05', ['R$0,05', '5']],
  ['31/12/2027', ['31/12/2027', '2027-12-31']],
  ['5/3/2027', ['5/3/2027', '2027-03-05', '2027-05-03']],
  ['1.234', ['1.234']],
  ['99/99/2027', ['99/99/2027']],
  ['Fundação', ['Fundação']],
])('AUD-02 %s is looked for as the log keeps it', (text, forms) =>
  expect(searchedWords(text)).toEqual([{ text, forms }]),
)

it('AUD-02 signs alone are no words, and a long text is looked for by its first words', () => {
  expect(searchedWords(' - % _ ')).toEqual([])
  expect(searchedWords('a '.repeat(100))).toHaveLength(20)
})
