import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keyText } from '@prumo/web/app/keyText'
import { type KeyPlace, keyRegister, nameOf } from '@prumo/web/platform/keys/keyRegister'
import { expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'

const root = fileURLToPath(new URL('..', import.meta.url))
const register = 'web/platform/keys/keyRegister.ts'
const screens = sourceFiles().filter((path) => path.startsWith('web/') && !path.includes('.test.') && path !== register)
/** A comparison of a pressed key with a character that somebody types. */
const ofCharacter = /\bkey(?:\.toLowerCase\(\))? !?===? '[^' ]'|\[event\.key\] ?=/

it('No screen listens for a character that the list of keys does not show', () => {
  expect(screens.length).toBeGreaterThan(300)
  expect("event.key === 'k'").toMatch(ofCharacter)
  expect(screens.filter((path) => ofCharacter.test(readFileSync(root + path, 'utf8')))).toEqual([])
})

it('Each place of the list of keys is listened to, and each of its characters', () => {
  const sources = screens.map((path) => readFileSync(root + path, 'utf8')).join('\n')
  const places = Object.entries(keyRegister).filter(([, deeds]) => Object.values(deeds).flat().some(isCharacter))
  for (const [place] of places) expect(sources).toMatch(new RegExp(`(?:deedOf|useScreenKey|useGoing)\\('${place}'`))
})
const isCharacter = (key: string) => key.length === 1 || key.includes(' ')

it.each(['pt-BR', 'en'])('The list of keys has a text in %s for each place, deed and key', (language) => {
  const { keys } = JSON.parse(readFileSync(`${root}web/locales/${language}/app.json`, 'utf8'))
  const named = Object.entries(keyRegister)
  expect(Object.keys(keys.places).sort()).toEqual(named.map(([place]) => place).sort())
  const deedTexts = named.flatMap(([place, deeds]) =>
    Object.keys(deeds).map((deed) => keyText(place as KeyPlace, deed)),
  )
  const ownTexts = Object.entries<object>(keys.deeds).flatMap(([place, deeds]) =>
    Object.keys(deeds).map((deed) => `keys.deeds.${place}.${deed}`),
  )
  expect(ownTexts.sort()).toEqual(deedTexts.filter((key) => key.startsWith('keys.')).sort())
  const elsewhere = ['app', 'projects'].map((file) =>
    JSON.parse(readFileSync(`${root}web/locales/${language}/${file}.json`, 'utf8')),
  )
  const textOf = (key: string) =>
    elsewhere
      .map((texts) => key.split('.').reduce((part, name) => part?.[name], texts))
      .find((text) => typeof text === 'string')
  expect(deedTexts.filter((key) => textOf(key) === undefined)).toEqual([])
  const parts = named.flatMap(([, deeds]) =>
    Object.values(deeds)
      .flat()
      .flatMap((key) => key.split(/[+ ]/)),
  )
  expect(new Set(parts.filter((part) => part.length > 1))).toEqual(new Set(Object.keys(keys.names)))
})

it('A key is named with what is held down, and a character by itself', () => {
  const pressed = (key: string, held: object = {}) =>
    nameOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })
  expect(pressed('K', { metaKey: true })).toBe('Control+k')
  expect(pressed('?', { shiftKey: true })).toBe('?')
  expect(pressed('Enter', { shiftKey: true })).toBe('Shift+Enter')
  expect(pressed('ArrowUp', { altKey: true })).toBe('Alt+ArrowUp')
})
