import type { CommandModule } from '../pipeline/module'
import { canvas as aggregate } from './canvas'
import { canvasPreparations } from './preparations'
import { whenCardRenamedRenameInTasks } from './whenCardRenamedRenameInTasks'

export const canvas: CommandModule = {
  deciders: [aggregate],
  open: () => ({ preparations: canvasPreparations, policies: [whenCardRenamedRenameInTasks] }),
}
