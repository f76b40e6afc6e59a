import type { CommandService } from '@prumo/command-service/commandService'
import type { PaymentGateway } from '@prumo/command-service/payments/gateway/gateway'
import { paymentsAtWork } from '@prumo/command-service/payments/paymentsAtWork'
import { defaultPrices } from '@prumo/contracts/subscription/plans'
import { idFromHash } from '@prumo/platform/ids'
import type { Secrets } from '@prumo/platform/secrets/secrets'
import { openLogger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'

type Parts = { pool: Pool; now: () => Date; secrets: Secrets; gateway: PaymentGateway }

/** What a command service does about payments of itself, by this gateway and clock, whenever it is asked for. */
export function paymentsOf({ runner, aggregates }: Pick<CommandService, 'runner' | 'aggregates'>, parts: Parts) {
  const atWork = paymentsAtWork({
    ...parts,
    runner,
    domain: {
      aggregates,
      now: parts.now,
      systemId: (name) => idFromHash(parts.secrets.hash('system command', name)),
      zonesOf: async () => [],
    },
    prices: defaultPrices,
    logger: openLogger('silent'),
    signal: new AbortController().signal,
  })
  return {
    ...atWork,
    /** Does all that is due. */
    look: async () => {
      await atWork.schedule.look()
      await atWork.schedule.charge()
    },
  }
}
