import type { CommandModule } from '../module'
import { claim } from './claim'

export const naming: CommandModule = { deciders: [claim] }
