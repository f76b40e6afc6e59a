import type { CommandModule } from '../module'
import { projectPreparations } from './preparations'
import { project } from './project'
import { whenProjectCopyStartedLayOutPlan } from './whenProjectCopyStartedLayOutPlan'

export const projects: CommandModule = {
  deciders: [project],
  open: ({ limits, ledger }) => ({
    preparations: projectPreparations({ limits, ledger }),
    policies: [whenProjectCopyStartedLayOutPlan],
  }),
}
