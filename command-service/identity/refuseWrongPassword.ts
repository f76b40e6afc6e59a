import { HttpProblem } from '@prumo/platform/errors'
import type { Request } from '../pipeline/preparation'
import type { Account } from './account'
import type { Credentials } from './credentials'

/** Refuses a password that is not the account's. */
export async function refuseWrongPassword(
  credentials: Credentials,
  opened: Account,
  password: string,
  { turn }: Pick<Request, 'turn'>,
) {
  if (!(await credentials.matches(opened?.credentialId, password, turn)))
    throw new HttpProblem(403, 'account.passwordWrong')
}
