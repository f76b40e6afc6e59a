import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'

const root = fileURLToPath(new URL('..', import.meta.url))
/** A workspace is named as its folder, but for this one, which is also a program of that name. */
const folderOf: Record<string, string> = { verify: 'prumo-verify' }
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts']
/** Tools take these by the names of their files. */
const takenByTools = /\.config\.ts$|\.d\.ts$|^test\/run\/globalSetup\.ts$/

describe('What a file exports', () => {
  it('is imported by another file', () => {
    const sources = sourceFiles().map((path) => [path, readFileSync(root + path, 'utf8')] as const)
    const imported = new Set(sources.flatMap(([path, source]) => importsOf(path, source)))
    const exported = sources
      .filter(([path]) => !takenByTools.test(path))
      .flatMap(([path, source]) => exportsOf(source).map((name) => ({ path, name })))
    expect(exported.length).toBeGreaterThan(2000)
    expect(exported.filter(({ path, name }) => !imported.has(`${path} ${name}`) && !imported.has(`${path} *`))).toEqual(
      [],
    )
  })

  it.each([
    ['export async function read() {}', ['read']],
    ['export type Row = { id: string }\nexport class Table {}', ['Row', 'Table']],
    ['export const { fold, stored: kept } = folds', ['fold', 'kept']],
    ["export type { Cell, Sheet as Grid } from './sheet'", ['Cell', 'Grid']],
    ['export default defineConfig({})', ['default']],
    ['const exported = 1', []],
  ])('is seen in %s', (source, names) => expect(exportsOf(source).sort()).toEqual([...names].sort()))

  it.each([
    ["import { outcomeOf, type Outcome as Result } from './outcome'", ['outcomeOf', 'Outcome']],
    ["import type {\n  Outcome,\n} from './outcome'", ['Outcome']],
    ["import outcome, { outcomeOf } from './outcome'", ['default', 'outcomeOf']],
    ["export { outcomeOf } from './outcome'", ['outcomeOf']],
    ["import * as outcome from './outcome'", ['*']],
    ["const { outcomeOf } = await import('./outcome')", ['*']],
  ])('is taken by %s', (source, names) =>
    expect(importsOf('tools/test.ts', source)).toEqual(names.map((name) => `tools/outcome.ts ${name}`)),
  )
})

function exportsOf(source: string): string[] {
  const declared =
    /^export (?:default |declare |abstract |async )*(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm
  const lists = [...source.matchAll(/^export (?:(?:const|type) )?\{([^}]*)\}/gm)]
  return [
    ...(/^export default (?!async|function|class)/m.test(source) ? ['default'] : []),
    ...[...source.matchAll(declared)].flatMap(([, name]) => name ?? []),
    ...lists.flatMap(([, list = '']) => namesIn(list).map((name) => name.split(/: | as /).at(-1) ?? name)),
  ]
}

/** `path name` for each name that a source imports, and `path *` for a whole file. */
function importsOf(path: string, source: string): string[] {
  const declared = /^\s*(?:import|export) (?:type )?(?:(\w+),? ?)?(?:\{([^}]*)\} )?from '([^']+)'/gm
  const whole = /\* as \w+ from '([^']+)'/gm
  const called = /\b(?:import|require|vi\.mock|import\.meta\.glob(?:<\w+>)?|new URL)\(\s*['"`]([^'"`]+)['"`]/g
  return [
    ...[...source.matchAll(declared)].flatMap(([, single, list = '', from = '']) =>
      [...(single ? ['default'] : []), ...namesIn(list).map((name) => name.split(' as ')[0])].map(
        (name) => `${fileOf(path, from)} ${name}`,
      ),
    ),
    ...[...source.matchAll(whole), ...source.matchAll(called)].map(([, from = '']) => `${fileOf(path, from)} *`),
  ]
}

function namesIn(list: string): string[] {
  const names = list.split(',').map((name) => name.trim().replace(/^type /, ''))
  return names.filter(Boolean)
}

function fileOf(path: string, from: string): string {
  const [, workspace = '', ...rest] = from.split('/')
  const file = from.startsWith('@prumo/')
    ? posix.join(folderOf[workspace] ?? workspace, ...rest)
    : posix.join(posix.dirname(path), from)
  return endings.map((ending) => file + ending).find((each) => /\.\w+$/.test(each) && existsSync(root + each)) ?? file
}
