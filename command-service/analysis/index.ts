import type { CommandModule } from '../pipeline/module'
import { analysisViews } from './analysisViews'
import { analysisPreparations } from './preparations'

export const analysis: CommandModule = {
  deciders: [analysisViews],
  open: () => ({ preparations: analysisPreparations }),
}
