import { check } from './check/check'
import type { Command } from './command'
import { parked } from './parked'
import { resume } from './resume'

/** What the program can be asked for. */
export const commands: Readonly<Record<string, Command>> = { check, parked, resume }
