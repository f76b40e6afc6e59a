import type { CommandModule } from '../module'
import { canvas as aggregate } from './canvas'
import { canvasPreparations } from './preparations'

export const canvas: CommandModule = {
  deciders: [aggregate],
  open: () => ({ preparations: canvasPreparations }),
}
