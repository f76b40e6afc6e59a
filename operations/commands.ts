import { check } from './check/check'
import type { Command } from './command'

/** What the program can be asked for. */
export const commands: Readonly<Record<string, Command>> = { check }
