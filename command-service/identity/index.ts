import type { CommandModule } from '../module'
import { account } from './account'
import { openCredentials } from './credentials'
import { identityPreparations } from './preparations'
import { sessionRoutes } from './sessionRoutes'

export const identity: CommandModule = {
  deciders: [account],
  open: (parts) => {
    const credentials = openCredentials(parts.pool, parts.passwords, parts.domain.now)
    return {
      preparations: identityPreparations({ ...parts, credentials }),
      routes: [sessionRoutes({ ...parts, credentials })],
    }
  },
}
