import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { headSigner } from '../proofs/headSigner'
import { secretFile } from '../secrets/secretFile'
import { fileFault, isDiskFull } from './fileFault'

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'prumo-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}
function faultOf(work: () => unknown): string | undefined {
  try {
    work()
  } catch (error) {
    return fileFault(error)
  }
  return 'no fault'
}

it('a folder in a file’s place is named, and so is a file in a folder’s', () => {
  const place = folder()
  expect(faultOf(() => secretFile(place))).toBe(`${place} is a folder, and a file is expected there`)
  const file = join(place, 'file')
  writeFileSync(file, '')
  expect(faultOf(() => secretFile(join(file, 'data', 'secret')))).toMatch(/is a file or leads through one/)
})

it('a key that is broken, or of another kind, is named', () => {
  const path = join(folder(), 'key.pem')
  for (const text of ['', 'broken', '-----BEGIN PRIVATE KEY-----\nbroken\n-----END PRIVATE KEY-----\n']) {
    writeFileSync(path, text)
    expect(faultOf(() => headSigner(path))).toBe(
      `${path} holds no private key of Ed25519 in PEM: put it back as it was`,
    )
  }
})

it.each([
  ['EACCES', 'may not be used'],
  ['EPERM', 'may not be used'],
  ['EROFS', 'read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full'],
])('%s is told with the name of what it is about', (code, words) => {
  expect(fileFault(Object.assign(new Error(code), { code, path: '/data/heads' }))).toMatch(
    new RegExp(`^/data/heads .*${words}`),
  )
})

it('what Postgres says of a full disk is known for that, and no other error is', () => {
  const full = new pg.DatabaseError('could not extend file "base/5/16400": No space left on device', 0, 'error')
  full.code = '53100'
  expect([isDiskFull(full), fileFault(full)]).toEqual([true, 'The disk of the database is full'])
  for (const error of [new Error('any'), new pg.DatabaseError('any', 0, 'error'), undefined, null, 'ENOENT'])
    expect([isDiskFull(error), fileFault(error)]).toEqual([false, undefined])
})
