import type { CommandModule } from '../pipeline/module'
import { subscription as aggregate } from './subscription'
import { whenPlanChangesGrantSeats } from './whenPlanChangesGrantSeats'

export const subscription: CommandModule = {
  deciders: [aggregate],
  open: () => ({ policies: [whenPlanChangesGrantSeats] }),
}
