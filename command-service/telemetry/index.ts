import type { CommandModule } from '../module'
import { telemetryCalls } from './calls'

export const telemetry: CommandModule = {
  deciders: [],
  open: (parts) => ({
    calls: telemetryCalls({ telemetry: parts.telemetry, now: parts.domain.now }),
  }),
}
