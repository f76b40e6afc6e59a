import { createHash, createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@prumo/platform/config'
import { headsFolderOf } from '@prumo/platform/proofs/headFolder'
import { type Secrets, secretsOf } from '@prumo/platform/secrets/secrets'
import type { Keys } from './keysFile'
import { whereMissing } from './whereMissing'

/** Where an installation keeps what lies beside its database. */
export const placesOf = (config: Config) => ({
  secret: join(config.PRUMO_DATA, 'secret'),
  signingKey: config.LOG_SIGNING_KEY ?? join(config.PRUMO_DATA, 'log-signing-key.pem'),
  heads: headsFolderOf(config),
  files: join(config.PRUMO_DATA, 'files'),
})

/** The secret and the signing key that are there; `undefined` or `null` for what is not. */
export async function keysOf(config: Config): Promise<{ secret: string | undefined; signingKey: string | null }> {
  const places = placesOf(config)
  return {
    secret: config.PRUMO_SECRET ?? (await readFile(places.secret, 'utf8').catch(whereMissing)),
    signingKey: (await readFile(places.signingKey, 'utf8').catch(whereMissing)) ?? null,
  }
}

/** By which data and keys of one installation know each other, and the key that seals its data files. */
export function marksOf({ secret, signingKey }: Keys): {
  secret: string
  signingKey: string | null
  sealing: Buffer
  secrets: Secrets
} {
  const secrets = secretsOf(secret)
  return {
    secret: secrets.hash('backup', 'the secret of an installation'),
    signingKey: signingKey === null ? null : digestOfPublic(signingKey),
    sealing: secrets.key('backup'),
    secrets,
  }
}

const digestOfPublic = (signingKey: string) =>
  createHash('sha256')
    .update(createPublicKey(signingKey).export({ type: 'spki', format: 'der' }))
    .digest('hex')
