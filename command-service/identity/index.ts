import type { CommandModule } from '../module'
import { account } from './account'
import { identityCalls } from './calls'
import { openCredentials } from './credentials'
import { identityPreparations } from './preparations'

export const identity: CommandModule = {
  deciders: [account],
  open: (parts) => {
    const credentials = openCredentials(parts.pool, parts.passwords, parts.domain.now)
    return {
      preparations: identityPreparations({ ...parts, credentials }),
      calls: identityCalls({ ...parts, credentials }),
    }
  },
}
