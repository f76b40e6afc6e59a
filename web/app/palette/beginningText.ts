import type { CommandType } from '@prumo/contracts/index'
import type { TFunction } from 'i18next'

/** What beginning something is called, and the command by which it is found as well. */
export const beginningText = (t: TFunction, command: CommandType) => ({
  name: t([`palette.begin.${command}`, `command.${command}`]),
  also: t(`command.${command}`),
})
