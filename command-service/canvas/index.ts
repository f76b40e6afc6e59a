import type { CommandModule } from '../pipeline/module'
import { canvas as aggregate } from './canvas'
import { canvasPreparations } from './preparations'

export const canvas: CommandModule = {
  deciders: [aggregate],
  open: () => ({ preparations: canvasPreparations }),
}
