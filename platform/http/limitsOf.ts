import type { Pool } from 'pg'
import type { Config } from '../config'
import type { Secrets } from '../secrets/secrets'
import { openRateLimits } from './rateLimits'

/** The limits of the configuration. */
export const limitsOf = (config: Config, pool: Pool, secrets: Secrets) =>
  openRateLimits(pool, {
    requestsPerMinute: config.REQUESTS_PER_MINUTE,
    noticesPerMinute: config.NOTICES_PER_MINUTE,
    guessesPerAccount: config.SIGN_INS_PER_ACCOUNT,
    guessesPerNetwork: config.SIGN_INS_PER_NETWORK,
    wrongPasswordsPerHour: config.WRONG_PASSWORDS_PER_HOUR,
    headsPerHour: config.HEADS_PER_HOUR,
    copiesPerHour: config.COPIES_PER_HOUR,
    picturesPerHour: config.PICTURES_PER_HOUR,
    hash: (address) => secrets.hash('address', address),
  })
