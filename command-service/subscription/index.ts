import type { CommandModule } from '../module'
import { subscription as aggregate } from './subscription'

export const subscription: CommandModule = { deciders: [aggregate] }
