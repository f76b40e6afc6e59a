import type { CommandModule } from '../pipeline/module'
import { dashboard } from './dashboard'
import { dashboardPreparations } from './preparations'

export const analysis: CommandModule = {
  deciders: [dashboard],
  open: () => ({ preparations: dashboardPreparations }),
}
