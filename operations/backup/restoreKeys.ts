import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Config, WrongConfiguration } from '@prumo/platform/config'
import { writeWhole } from '@prumo/platform/files/writeWhole'
import { Impossible } from '../command/command'
import type { Keys } from './keysFile'
import { keysOf, placesOf } from './places'

/** Refuses where another secret or another signing key is there: an installation lies in that place already. */
export async function requireSameKeys(config: Config, { secret, signingKey }: Keys): Promise<void> {
  const held = await keysOf(config)
  if (config.PRUMO_SECRET !== undefined && config.PRUMO_SECRET !== secret)
    throw new WrongConfiguration('PRUMO_SECRET: it is not the secret that the keys file holds')
  const places = placesOf(config)
  if (held.secret !== undefined && held.secret !== secret) throw occupied(places.secret)
  if (held.signingKey !== null && held.signingKey !== signingKey) throw occupied(places.signingKey)
}

const occupied = (path: string) =>
  new Impossible(`${path} is another installation’s: restore into an empty folder (PRUMO_DATA)`)

/** Puts what is missing of the two into its place. */
export async function writeKeys(config: Config, { secret, signingKey }: Keys): Promise<void> {
  const [held, places] = [await keysOf(config), placesOf(config)]
  if (held.secret === undefined) await write(places.secret, secret)
  if (held.signingKey === null && signingKey !== null) await write(places.signingKey, signingKey)
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeWhole(path, text)
}
