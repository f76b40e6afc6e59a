import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders in which a module has a folder of its name. */
const layers = ['contracts', 'command-service', 'projections', 'query-service', 'web', 'test']

/**
 * The paths whose tests are to run: a module's name stands for its folders in all layers, a path for itself.
 * @throws {Error} if a word is neither
 */
export function testFilter(root: string, words: readonly string[]): string[] {
  return words.flatMap((word) => (isPath(word) ? [word] : foldersOf(root, word)))
}

const isPath = (word: string) => /[/\\.]/.test(word)

function foldersOf(root: string, module: string) {
  const modules = modulesIn(root)
  if (!modules.includes(module))
    throw new Error(`“${module}” is no module and no path; the modules are ${modules.join(', ')}`)
  return layers.map((layer) => `${layer}/${module}/`).filter((folder) => existsSync(join(root, folder)))
}

/** What has a folder in the contracts is a module. */
const modulesIn = (root: string) =>
  readdirSync(join(root, 'contracts'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .sort()
