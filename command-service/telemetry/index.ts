import type { CommandModule } from '../module'
import { browserSpanRoute } from './browserSpanRoute'

export const telemetry: CommandModule = {
  deciders: [],
  open: ({ whoAsks, telemetry: spans, domain }) => ({
    routes: [browserSpanRoute({ whoAsks, telemetry: spans, now: domain.now })],
  }),
}
