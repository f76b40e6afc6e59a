import { expect, it } from 'vitest'
import { linesOf, newTagsIn, type QuickWords, quickLine } from './quickLines'

const words: QuickWords = {
  language: 'pt-BR',
  people: new Map([
    ['u1', 'Marina Duarte'],
    ['u2', 'João Sá'],
    ['u3', 'João Pedro Lima'],
  ]),
  tags: new Map([
    ['g1', 'Estrutura'],
    ['g2', 'Em risco'],
  ]),
  priorities: new Map([
    ['high', 'Alta'],
    ['medium', 'Média'],
    ['low', 'Baixa'],
    ['none', 'Sem prioridade'],
  ]),
}
const english: QuickWords = {
  ...words,
  language: 'en',
  priorities: new Map([
    ['high', 'High'],
    ['medium', 'Medium'],
    ['low', 'Low'],
    ['none', 'No priority'],
  ]),
}
const today = '2026-11-22'
const defaults = { startOn: today, endOn: '2026-11-26', assigneeId: null }
const read = (line: string, its = words) => quickLine(line, defaults, its, today)
const days = (line: string, its = words) => {
  const { startOn, endOn } = read(line, its)
  return `${startOn} ${endOn}`
}

it('KAN-04 reads who, when, how urgent and which tags from one line', () =>
  expect(read('vistoria 24/11–30/11 @Marina !alta #estrutura')).toEqual({
    title: 'vistoria',
    startOn: '2026-11-24',
    endOn: '2026-11-30',
    assigneeId: 'u1',
    priority: 'high',
    tagIds: ['g1'],
    unread: [],
  }))

it('KAN-04 takes none of several people of one name, and each of them by the mark that lists show', () => {
  const people = new Map([
    ['j1', 'José Silva (jose@obra.com)'],
    ['j2', 'José Silva (silva@obra.com)'],
    ['j3', 'José Silvano'],
  ])
  const so = { ...words, people }
  const taken = (line: string) => {
    const { assigneeId, title, problem } = read(line, so)
    return problem ?? `${assigneeId} ${title}`
  }
  expect(taken('Vistoria @José Silva (silva@obra.com)')).toBe('j2 Vistoria')
  expect(taken('Vistoria @jose silva (JOSE@obra.com) 5d')).toBe('j1 Vistoria')
  expect(taken('@silva@obra.com Vistoria')).toBe('j2 Vistoria')
  expect(taken('Vistoria @José Silvano')).toBe('j3 Vistoria')
  for (const line of ['Vistoria @José Silva', '@silva Vistoria', 'Vistoria @jose silva amanhã'])
    expect(taken(line), line).toBe('quickAdd.personAmbiguous')
  // Of more than one name, a word means none of them: it stays in the title.
  expect(read('Vistoria @José', so)).toMatchObject({ assigneeId: null, unread: ['@José'] })
  const unmarked = new Map([...people].map(([id]) => [id, 'José Silva']))
  expect(read('Vistoria @José Silva', { ...so, people: unmarked }).problem).toBe('quickAdd.personAmbiguous')
  expect(read('Vistoria @José Silva', { ...so, people: new Map([...people].slice(1)) })).toMatchObject({
    assigneeId: 'j2',
    title: 'Vistoria',
  })
})

it('KAN-04 takes names by the whole, by one word, without accents, and wherever they stand', () => {
  expect(read('@joao pedro lima vistoria')).toMatchObject({ assigneeId: 'u3', title: 'vistoria' })
  expect(read('Vistoria @sa, cobertura #em risco !media 5d')).toMatchObject({
    assigneeId: 'u2',
    tagIds: ['g2'],
    priority: 'medium',
    title: 'Vistoria , cobertura',
    endOn: '2026-11-26',
  })
})

it('KAN-04 leaves in the title what names nobody, or more than one, and says so', () => {
  expect(read('Falar com @João e @Marta #12 joao@obra.com')).toMatchObject({
    title: 'Falar com @João e @Marta #12 joao@obra.com',
    assigneeId: null,
    unread: ['@João', '@Marta'],
  })
  expect(read('Pintar !high', words)).toMatchObject({ title: 'Pintar !high', unread: ['!high'], priority: 'none' })
  expect(read('Paint !high', english)).toMatchObject({ title: 'Paint', priority: 'high' })
})

it.each([
  'Sondagem 24/11–30/11 #fundação',
  'Sondagem #fundação 24/11–30/11',
  '#fundação Sondagem 24/11–30/11',
  '24/11–30/11 Sondagem @ninguém #fundação',
  '#fundação 24/11–30/11 Sondagem @ninguém',
  'Sondagem 24/11–30/11 @ninguém !nada #fundação #obra',
])('KAN-04 reads the days of “%s” although it names what nobody knows', (line) => {
  const { startOn, endOn, title, unread } = read(line)
  expect([startOn, endOn]).toEqual(['2026-11-24', '2026-11-30'])
  const words = line.replace('24/11–30/11', '').trim().split(/\s+/)
  expect(title.split(' ').toSorted()).toEqual(words.toSorted())
  expect(unread).toEqual(words.filter((word) => /^[@#!]/.test(word)))
})

it('KAN-04 names each new tag of some lines once, as it was written', () => {
  const lines = ['Sondagem 24/11 #fundação', 'Locação #Fundação', 'Laudo #estrutura #obra @ninguém'].map((line) =>
    read(line),
  )
  expect(newTagsIn(lines)).toEqual(['fundação', 'obra'])
})

it.each([
  ['Vistoria', '2026-11-22 2026-11-26'],
  ['Vistoria 24/11', '2026-11-24 2026-11-24'],
  ['24/11 Vistoria', '2026-11-24 2026-11-24'],
  ['Vistoria 24/11 a 30/11', '2026-11-24 2026-11-30'],
  ['Vistoria de 24 a 30/11', '2026-11-24 2026-11-30'],
  ['Vistoria 24-30/11', '2026-11-24 2026-11-30'],
  ['Vistoria 24/11 30/11', '2026-11-24 2026-11-30'],
  ['Vistoria 20/11-30/11', '2026-11-20 2026-11-30'],
  ['Vistoria 12/11', '2026-11-12 2026-11-12'],
  ['Vistoria 10/11–16/11', '2026-11-10 2026-11-16'],
  ['Vistoria até 20/11', '2026-11-20 2026-11-20'],
  ['Vistoria 24/11–3/12/2028', '2028-11-24 2028-12-03'],
  ['Vistoria 28/12–5/1', '2026-12-28 2027-01-05'],
  ['Vistoria 28/12/2027–5/1', '2027-12-28 2028-01-05'],
  ['Vistoria 2026-12-01 – 2026-12-04', '2026-12-01 2026-12-04'],
  ['Vistoria 24 nov', '2026-11-24 2026-11-24'],
  ['Vistoria 24 de novembro até 3 de dezembro de 2026', '2026-11-24 2026-12-03'],
  ['Vistoria até 30/11', '2026-11-22 2026-11-30'],
  ['Vistoria hoje', '2026-11-22 2026-11-22'],
  ['Vistoria amanhã 3d', '2026-11-23 2026-11-25'],
  ['Vistoria 10 dias', '2026-11-22 2026-12-01'],
])('KAN-04 reads the days of “%s”', (line, expected) => {
  expect(days(line)).toBe(expected)
  expect(read(line).title).toBe('Vistoria')
})

it.each([
  ['Survey 24 Nov', '2026-11-24 2026-11-24'],
  ['Survey Nov 24 – Nov 30', '2026-11-24 2026-11-30'],
  ['Survey 11/24-11/30', '2026-11-24 2026-11-30'],
  ['Survey from 24 November to 3 Dec 2026', '2026-11-24 2026-12-03'],
  ['Survey by Nov 30', '2026-11-22 2026-11-30'],
  ['Survey tomorrow 2 days', '2026-11-23 2026-11-24'],
])('KAN-04 reads the days of “%s” in English', (line, expected) => {
  expect(days(line, english)).toBe(expected)
  expect(read(line, english).title).toBe('Survey')
})

it.each(['Tubo 1/2 polegada', 'Comprar 3.5 m de areia', 'Pintar dia 31/02', 'Ver 24 fulanos', 'Sala 0 d'])(
  'KAN-04 takes no part of “%s” for a day',
  (line) => expect(read(line)).toMatchObject({ title: line, ...defaults }),
)

it.each([
  ['!alta 24/11', 'title.missing'],
  ['Obra 24/11/2026 – 20/11/2026', 'task.endBeforeStart'],
  ['Obra 24/11–20/11', 'task.endBeforeStart'],
  ['Obra 24/11/2026–30/12/2027', 'task.tooLong'],
  ['a'.repeat(501), 'title.tooLong'],
])('KAN-04 says what is wrong with “%s”', (line, problem) => expect(read(line).problem).toBe(problem))

it('KAN-04 reads as many tasks as lines say something, without the signs of a list', () =>
  expect(linesOf('- Vistoria\r\n\n• Laudo\t24/11\n* [ ] Pintura\n   \nEntrega - final')).toEqual([
    'Vistoria',
    'Laudo 24/11',
    'Pintura',
    'Entrega - final',
  ]))
