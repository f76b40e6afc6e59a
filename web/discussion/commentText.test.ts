import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ambiguousIn, contentOf, matching, mentionAt, peopleIn, textOf } from './commentText'

const erased = 'Pessoa apagada'

const ana = { userId: 'a', name: 'Ana Souza' }
const anaMaria = { userId: 'm', name: 'Ana Souza Lima' }
const joao = { userId: 'j', name: 'João Brandão' }
const people = [ana, anaMaria, joao]

describe('A written comment', () => {
  it.each([
    ['oi 👷🏽‍♀️', [{ text: 'oi 👷🏽‍♀️' }]],
    ['@Ana Souza', [{ mention: 'a' }]],
    ['veja, @João Brandão!', [{ text: 'veja, ' }, { mention: 'j' }, { text: '!' }]],
    ['@Ana Souza Lima e @Ana Souza', [{ mention: 'm' }, { text: ' e ' }, { mention: 'a' }]],
    ['@Ana Souzas', [{ text: '@Ana Souzas' }]],
    ['@ana', [{ text: '@ana' }]],
    ['a@b.example', [{ text: 'a@b.example' }]],
    ['', []],
  ])('COM-01 is stored as text and mentions: %j', (text, content) => expect(contentOf(text, people)).toEqual(content))

  it('COM-01 turns back into the text that was typed', () => {
    const content = [{ text: 'veja ' }, { mention: 'j', name: 'João Brandão' }, { text: ' 🏗️\nhoje' }]
    expect(textOf(content, erased)).toBe('veja @João Brandão 🏗️\nhoje')
    expect(contentOf(textOf(content, erased), [], peopleIn(content, erased))).toEqual([
      content[0],
      { mention: 'j' },
      content[2],
    ])
  })
})

const jose = { userId: 'j1', name: 'José Silva (jose@obra.com)', mark: 'jose@obra.com' }
const silva = { userId: 'j2', name: 'José Silva (silva@obra.com)', mark: 'silva@obra.com' }

describe('Of two people of one name', () => {
  const both = [jose, silva, ana]

  it('COM-01 each can be mentioned', () => {
    expect(contentOf('@José Silva (silva@obra.com), veja', both)).toEqual([{ mention: 'j2' }, { text: ', veja' }])
    expect(contentOf('@José Silva (jose@obra.com)', both)).toEqual([{ mention: 'j1' }])
  })

  it('COM-01 none is taken for the bare name: whoever writes is told where it stands', () => {
    expect(ambiguousIn('oi @José Silva, veja', both)).toEqual({ name: 'José Silva', end: 14 })
    expect(ambiguousIn('oi @José Silva (jose@obra.com)', both)).toBeUndefined()
    expect(contentOf('oi @José Silva', both)).toEqual([{ text: 'oi ' }])
    const unmarked = both.map(({ userId }) => ({ userId, name: 'José Silva' }))
    expect(ambiguousIn('@José Silva', unmarked)).toEqual({ name: 'José Silva', end: 11 })
  })

  it('COM-01 one alone is meant by the bare name where the other cannot be mentioned', () =>
    expect(contentOf('@José Silva', [jose, ana])).toEqual([{ mention: 'j1' }]))

  it('COM-01 whoever was mentioned stays so, although another one came while it was edited', () => {
    const content = [{ mention: 'j2', name: 'José Silva' }]
    const named = peopleIn(content, erased)
    expect(contentOf(textOf(content, erased), both, named)).toEqual([{ mention: 'j2' }])
    expect(contentOf(`${textOf(content, erased)} @Ana Souza`, both, named)).toHaveLength(3)
  })

  it('COM-01 an edited comment keeps everybody whom it mentions, whatever they are called and whoever was erased', () => {
    const name = fc.constantFrom('José Silva', 'José', 'José Silva (2)', 'Ana', '', null)
    const people = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), name), { minLength: 1, maxLength: 5 })
    const mentioning = fc.array(fc.tuple(fc.nat(4), fc.constantFrom(', ', ' e\n', '; ', '.')), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(people, mentioning, fc.array(name), (owners, mentions, present) => {
        const nameOf = new Map<string, string | null>(owners)
        const ids = [...nameOf.keys()]
        const content = mentions.flatMap(([at, text]) => {
          const mention = ids[at % ids.length] ?? ''
          return [{ mention, name: nameOf.get(mention) ?? null }, { text }]
        })
        const others = present.map((each, index) => ({ userId: `other ${index}`, name: each ?? '' }))
        const kept = content.map((part) => ('mention' in part ? { mention: part.mention } : part))
        const named = peopleIn(content, erased)
        expect(contentOf(textOf(content, erased), others, named)).toEqual(kept)
      }),
    )
  })
})

describe('A person to mention', () => {
  it.each([
    ['@', 1, { from: 0, sought: '' }],
    ['oi @jo', 6, { from: 3, sought: 'jo' }],
    ['oi @João Br', 11, { from: 3, sought: 'João Br' }],
    ['(@jo', 4, { from: 1, sought: 'jo' }],
    ['oi @jo tudo', 6, { from: 3, sought: 'jo' }],
    ['a@b', 3, undefined],
    ['oi', 2, undefined],
    ['@jo\nfim', 7, undefined],
  ])('COM-01 is searched for after an @: %j with the caret at %i', (text, caret, found) =>
    expect(mentionAt(text, caret)).toEqual(found),
  )

  it('COM-01 is found by any part of the name, whatever its case and accents', () => {
    expect(matching(people, 'joao')).toEqual([joao])
    expect(matching(people, 'BRAND')).toEqual([joao])
    expect(matching(people, 'ana souza l')).toEqual([anaMaria])
    expect(matching(people, '')).toEqual(people)
    expect(matching(people, 'x')).toEqual([])
  })
})
