import type { CommandModule } from '../pipeline/module'
import { type ProjectParts, projectPreparations } from './preparations'
import { project } from './project'
import { room } from './room'
import { whenProjectCopyStartedLayOutPlan } from './whenProjectCopyStartedLayOutPlan'

export const projects: CommandModule<ProjectParts> = {
  deciders: [project, room],
  things: { project: { decider: project, taken: 'project.idTaken' } },
  open: ({ limits, ledger, keyring }) => ({
    preparations: projectPreparations({ limits, ledger, keyring }),
    policies: [whenProjectCopyStartedLayOutPlan],
  }),
}
