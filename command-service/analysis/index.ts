import type { SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import type { CommandModule } from '../pipeline/module'
import { repeatedly } from '../pipeline/repeatedly'
import { analysisViews } from './analysisViews'
import { dashboard } from './dashboard'
import { figures } from './figures'
import { figuresSnapshot } from './figuresSnapshot'
import { analysisPreparations, dashboardPreparations } from './preparations'
import { type NightParts, takeNights } from './takeNights'

const everyMs = 60_000

export const analysis: CommandModule<NightParts> = {
  deciders: [figures, analysisViews, dashboard],
  snapshots: new Map([[figures, figuresSnapshot as SnapshotFormat<never>]]),
  open: (parts) => {
    const stopping = new AbortController()
    const take = takeNights(parts, stopping.signal)
    const taking = repeatedly(take, { ...parts, everyMs, failing: 'figures of nights could not be taken; will retry' })
    return {
      preparations: { ...analysisPreparations, ...dashboardPreparations },
      look: take,
      resume: async () => taking.soon(),
      stop: () => {
        stopping.abort()
        return taking.stop()
      },
    }
  },
}
