import { Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { isCommonPassword } from '@prumo/platform/secrets/isCommonPassword'
import type { Request } from '../pipeline/preparation'
import type { Credentials } from './credentials'

/** Keeps a password under an id made from the command's id: the same command again makes the same credential. */
export async function newCredential(
  { credentials, keyring }: { credentials: Credentials; keyring: Keyring },
  { id, turn }: Request,
  userId: string,
  password: string,
): Promise<string> {
  if (await isCommonPassword(password)) throw new Refused('account.passwordCommon')
  const credentialId = derivedId(id, 'credential')
  await keyring.create(userId)
  await credentials.keep(credentialId, userId, password, turn)
  return credentialId
}
