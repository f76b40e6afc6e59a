import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CommandType, commands } from '@prumo/contracts/index'
import { submitKey } from '@prumo/web/platform/forms/submitKey'
import { expect, it } from 'vitest'

const web = fileURLToPath(new URL('../../web/', import.meta.url))
const screens = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/^(node_modules|dist)/.test(file))
  .map((file) => readFileSync(web + file, 'utf8'))
const changing = /^(Change|Rename|Describe|Set)/

/** The commands that stand in a screen's dialogs: by name, as one of two, or as one of those a property may name. */
const inDialogs = screens
  .filter((source) => source.includes('<CommandDialog'))
  .flatMap((source) =>
    [...source.matchAll(/\btype(?:=|: )[^>\n]*/g)].flatMap(([given]) => given.match(/[A-Z]\w+/g) ?? []),
  )
  .filter((name): name is CommandType => Object.hasOwn(commands, name))
const sent = [...new Set(inDialogs)].sort()
const named = sent.filter((type) => !changing.test(type))

const textsOf = (language: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(`${web}locales/${language}`).flatMap((file) => {
      const { command = {} } = JSON.parse(readFileSync(`${web}locales/${language}/${file}`, 'utf8'))
      return Object.entries(command as Record<string, string>).map(([type, text]) => [`command.${type}`, text])
    }),
  )

it('SES-11 the dialogs are found', () => {
  expect(named).toEqual(
    expect.arrayContaining(['AddUser', 'AddTag', 'CreateDocument', 'LiftLegalHold', 'ShareProject']),
  )
  expect(sent).toContain('ChangeArea')
})

it.each(['pt-BR', 'en'])('SES-11 a dialog that adds, shares or takes away ends in its own verb in %s', (language) => {
  const texts = textsOf(language)
  expect(named.filter((type) => !texts[submitKey(type)])).toEqual([])
})

it('SES-11 a dialog that changes what stands ends in saving', () => {
  const changes = sent.filter((type) => changing.test(type))
  expect(changes.map((type) => submitKey(type))).toEqual(changes.map(() => 'save'))
})
