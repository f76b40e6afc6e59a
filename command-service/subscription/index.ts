import type { CommandModule } from '../pipeline/module'
import { subscription as aggregate } from './subscription'

export const subscription: CommandModule = { deciders: [aggregate] }
