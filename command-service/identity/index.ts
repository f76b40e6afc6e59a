import type { Passwords } from '@prumo/platform/secrets/passwords'
import type { Pool } from 'pg'
import type { CommandModule } from '../pipeline/module'
import { account } from './account'
import { type IdentityCallParts, identityCalls } from './calls'
import { openCredentials } from './credentials'
import { type IdentityParts, identityPreparations } from './preparations'

type Parts = Omit<IdentityParts, 'credentials'> &
  Omit<IdentityCallParts, 'credentials'> & { pool: Pool; passwords: Passwords }

export const identity: CommandModule<Parts> = {
  deciders: [account],
  things: { account: { decider: account, taken: 'account.idTaken' } },
  open: (parts) => {
    const credentials = openCredentials(parts.pool, parts.passwords, parts.domain.now)
    return {
      preparations: identityPreparations({ ...parts, credentials }),
      calls: identityCalls({ ...parts, credentials }),
    }
  },
}
