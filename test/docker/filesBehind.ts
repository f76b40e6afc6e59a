import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const imported = /(?:\bfrom|^import|\bimport\()\s*'((?:\.{1,2}\/|@prumo\/)[^']+)'/gm

/** The files of ours that these import, and what those import, and so on; by their paths in the checkout. */
export function filesBehind(root: string, entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const source = readFileSync(join(root, path), 'utf8')
    for (const [, name = ''] of source.matchAll(imported)) waiting.push(fileNamed(root, path, name))
  }
  return found
}

function fileNamed(root: string, importer: string, name: string): string {
  const path = name.startsWith('.') ? posix.join(posix.dirname(importer), name) : pathIn(name)
  const file = [path, `${path}.ts`, `${path}.mjs`].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate)),
  )
  if (!file) throw new Error(`${importer} imports ${name}, which there is not`)
  return file
}

/** The folder of a workspace is named as it is, but for one. */
const pathIn = (name: string) => name.replace(/^@prumo\/verify\//, 'prumo-verify/').replace(/^@prumo\//, '')
