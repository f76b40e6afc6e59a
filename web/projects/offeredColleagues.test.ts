import { expect, it } from 'vitest'
import { offeredColleagues } from './offeredColleagues'

const colleague = (name: string, lastName: string, email: string) => ({ userId: email, name, lastName, email }) as never
const everybody = [
  colleague('Íris', 'Gonçalves', 'iris@obra.example'),
  colleague('Bia', 'Rocha', 'bia@obra.example'),
  colleague('Ana', 'Souza', 'ana@obra.example'),
]
const found = (words: string, takePart: string[] = []) =>
  offeredColleagues(everybody, words, takePart).map(({ name }) => name)

it('PRJ-05 colleagues are offered in order of their names', () => expect(found('')).toEqual(['Ana', 'Bia', 'Íris']))

it.each(['goncalves iris', 'GONÇALVES', 'iris@'])('PRJ-05 a colleague is found by the words “%s”', (words) =>
  expect(found(words)).toEqual(['Íris']),
)

it('PRJ-05 whoever takes part is not offered, however the address is written', () =>
  expect(found('', ['ANA@obra.example'])).toEqual(['Bia', 'Íris']))
