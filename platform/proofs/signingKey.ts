import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toBase64 } from '@prumo/verify/bytes'
import { parseVerifierKey } from '@prumo/verify/checkpoint'
import type { Pool } from 'pg'
import { type Config, WrongConfiguration } from '../config'
import { type HeadSigner, headSigner } from './headSigner'
import { isSignedHead, type RecordedHead } from './isSignedHead'
import { type Kept, keptHeadsIn, recordedHead } from './keptHeadsIn'

/** The file of the key that signs heads. */
export const signingKeyPath = ({ LOG_SIGNING_KEY, PRUMO_DATA }: Pick<Config, 'LOG_SIGNING_KEY' | 'PRUMO_DATA'>) =>
  LOG_SIGNING_KEY ?? join(PRUMO_DATA, 'log-signing-key.pem')

/**
 * Signs with the key that signed before, made where none did yet. Throws `WrongConfiguration`, and makes and writes
 * nothing, where that key is missing or is another now.
 */
export async function heldSigner(foundation: Kept, pool: Pool): Promise<HeadSigner> {
  const path = signingKeyPath(foundation.config)
  const signed = await lastSigningKey(foundation, pool)
  if (signed && !existsSync(path)) throw refusal(path, 'is not there')
  const signer = headSigner(path)
  if (signed && signer.publicKey !== signed) throw refusal(path, 'holds another key')
  if (signed) await keepSigningKey(pool, signed, 'unless there is one')
  return signer
}

const refusal = (path: string, what: string) =>
  new WrongConfiguration(
    `LOG_SIGNING_KEY: ${path} ${what}, and heads were signed with the key that was there; nothing was changed. Put it back as it was, or let another take its place on record: npm run prumo -- accept-key <who> <why>`,
  )

/** So many records that no key signed may stand behind the last that one did. */
const mostLooked = 50

/** The public key, in base64, that signs; `undefined` where nothing was signed yet. */
export async function lastSigningKey(foundation: Kept, pool: Pool): Promise<string | undefined> {
  const { rows: kept } = await pool.query<{ key: string }>('select public_key as key from platform.bound_signing_key')
  if (kept[0]) return kept[0].key
  // Older versions kept none, and nothing is kept before the first head.
  const latest = await keptHeadsIn<RecordedHead>(
    foundation,
    recordedHead,
    `order by signed_at desc limit ${mostLooked}`,
  )
  for (const head of latest) if (await isSignedHead(head)) return toBase64(parseVerifierKey(head.key).publicKey)
  return undefined
}

/** Keeps which key signs. */
export async function keepSigningKey(pool: Pool, key: string, how: 'unless there is one' | 'from now on') {
  await pool.query(
    `insert into platform.bound_signing_key (public_key) values ($1) on conflict (single) do ${
      how === 'from now on' ? 'update set public_key = excluded.public_key, bound_at = now()' : 'nothing'
    }`,
    [key],
  )
}
