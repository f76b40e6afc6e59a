import { describe, expect, it } from 'vitest'
import { contentOf, matching, mentionAt, peopleIn, textOf } from './commentText'

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
    expect(textOf(content)).toBe('veja @João Brandão 🏗️\nhoje')
    expect(contentOf(textOf(content), peopleIn(content))).toEqual([content[0], { mention: 'j' }, content[2]])
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
