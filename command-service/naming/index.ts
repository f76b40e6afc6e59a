import type { CommandModule } from '../pipeline/module'
import { claim } from './claim'

export const naming: CommandModule = { deciders: [claim] }
