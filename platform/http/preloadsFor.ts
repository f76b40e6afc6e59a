import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Preload = { addresses: string; files: string[] }

/** The parts of the built client in this folder that are needed at an address; none of a client without such a list. */
export async function preloadsFor(folder: string, path: string): Promise<string[]> {
  const text = await readFile(join(folder, 'preloads.json'), 'utf8').catch(() => '[]')
  const found = (JSON.parse(text) as Preload[]).find(({ addresses }) => new RegExp(addresses).test(path))
  return found?.files ?? []
}
