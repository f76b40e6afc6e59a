import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { seal, unseal } from '@prumo/platform/personalData/envelope'
import { z } from 'zod'
import { Impossible } from '../command/command'

/** What opens an installation's data, and what signs its heads; no signing key where none was made yet. */
export type Keys = { secret: string; signingKey: string | null }

/** 128 MiB for each guess at a passphrase: what OWASP asks of scrypt. */
const cost = { N: 2 ** 17, r: 8, p: 1 }
const mostMemory = 512 * 1024 * 1024
const context = 'prumo-keys'

const base64 = z.base64()
const keysFile = z.strictObject({
  format: z.literal('prumo-keys'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** How the sealing key was made from the passphrase. */
  scrypt: z.strictObject({ N: z.literal(cost.N), r: z.literal(cost.r), p: z.literal(cost.p), salt: base64 }),
  /** Tells a wrong passphrase from a file that was altered. */
  check: base64,
  sealed: base64,
})
const keys = z.strictObject({ secret: z.string().min(1), signingKey: z.string().nullable() })

/** The text of a keys file. Whoever has it and the passphrase has the installation's secrets. */
export async function sealKeys(held: Keys, passphrase: string, madeAt: string): Promise<string> {
  const salt = randomBytes(16)
  const { key, check } = await stretched(passphrase, salt)
  const sealed = seal(key, Buffer.from(JSON.stringify(held)), context)
  const file: z.infer<typeof keysFile> = {
    format: 'prumo-keys',
    version: 1,
    madeAt,
    scrypt: { ...cost, salt: salt.toString('base64') },
    check: check.toString('base64'),
    sealed: sealed.toString('base64'),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Throws `Impossible`, which says what is wrong: the passphrase or the file. */
export async function openKeys(text: string, passphrase: string): Promise<Keys> {
  const file = fileIn(text)
  const { key, check } = await stretched(passphrase, Buffer.from(file.scrypt.salt, 'base64'))
  const expected = Buffer.from(file.check, 'base64')
  if (expected.length !== check.length || !timingSafeEqual(expected, check))
    throw new Impossible('the passphrase is wrong: it is not the one that the keys file was sealed with')
  try {
    return keys.parse(JSON.parse(unseal(key, Buffer.from(file.sealed, 'base64'), context).toString()))
  } catch {
    throw new Impossible('the keys file was altered')
  }
}

function fileIn(text: string): z.infer<typeof keysFile> {
  try {
    return keysFile.parse(JSON.parse(text))
  } catch {
    throw new Impossible('the keys file is cut short, or is no keys file of a kind that is known')
  }
}

/** Composed alike: the same passphrase comes from another keyboard in other code points. */
function stretched(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 64, { ...cost, maxmem: mostMemory }, (error, made) => {
      if (error) return reject(error)
      resolve({ key: made.subarray(0, 32), check: createHash('sha256').update(made.subarray(32)).digest() })
    })
  })
}
