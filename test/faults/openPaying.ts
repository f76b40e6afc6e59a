import { openGateway } from '@prumo/command-service/payments/gateway/openGateway'
import { isSandbox } from '@prumo/command-service/payments/gateway/sandbox'
import type { Config } from '@prumo/platform/config'
import { paymentsOf } from '../payments/paymentsOf'
import { type Mutation, openCommands } from './openServices'

export type Paying = Awaited<ReturnType<typeof openPaying>>

/** A command service that sells by the sandbox. What it does by the hour is done here when it is asked for. */
export async function openPaying(config: Config, options: { mutate: Mutation; now: () => Date }) {
  const opened = await openCommands(config, options)
  const { foundation, commands } = opened
  const { now, secrets } = foundation
  const pool = foundation.poolFor('prumo_command', 4)
  const gateway = await openGateway(config, { pool, now, secrets })
  if (!isSandbox(gateway)) throw new TypeError('nothing is sold by the sandbox here')
  const { look, notices } = paymentsOf(commands, { pool, now, secrets, gateway })
  return {
    url: opened.url,
    runner: commands.runner,
    gateway,
    look,
    readAwaited: async () => notices?.readAwaited(),
    stop: async () => {
      await notices?.stop()
      await opened.stop()
    },
  }
}
