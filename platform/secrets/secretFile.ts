import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { namingFile } from '../files/fileFault'

/** The secret in this file, made on first use, for its owner only. Racing processes agree on one. */
export function secretFile(path: string, make = randomSecret): string {
  return namingFile(path, () => {
    if (!existsSync(path)) create(path, make())
    return readFileSync(path, 'utf8')
  })
}

const randomSecret = () => randomBytes(32).toString('hex')

function create(path: string, secret: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, secret, { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
