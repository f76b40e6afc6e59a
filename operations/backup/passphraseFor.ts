import { WrongConfiguration } from '@prumo/platform/config'
import { Impossible, type Invocation } from '../command/command'

const shortest = 12

type Asking = Pick<Invocation, 'ask'> & { config: { BACKUP_PASSPHRASE?: string | undefined } }

/** The passphrase of a keys file: from the environment, else as somebody types it, twice where it is new. */
export async function passphraseFor({ ask, config }: Asking, isNew: boolean): Promise<string> {
  if (config.BACKUP_PASSPHRASE) return config.BACKUP_PASSPHRASE
  const typed = await ask?.('Passphrase of the keys file: ')
  if (typed === undefined)
    throw new WrongConfiguration('BACKUP_PASSPHRASE: set it, or run this in a terminal, which asks for it')
  if (!isNew) return typed
  if (typed.length < shortest) throw new Impossible(`a passphrase has at least ${shortest} characters`)
  if (typed !== (await ask?.('The same again: '))) throw new Impossible('these were two passphrases')
  return typed
}
