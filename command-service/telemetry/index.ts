import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import type { Domain } from '../pipeline/domain'
import type { CommandModule } from '../pipeline/module'
import { telemetryCalls } from './calls'

type Parts = { telemetry: Telemetry; domain: Domain }

export const telemetry: CommandModule<Parts> = {
  deciders: [],
  open: (parts) => ({
    calls: telemetryCalls({ telemetry: parts.telemetry, now: parts.domain.now }),
  }),
}
