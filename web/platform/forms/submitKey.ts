import type { CommandType } from '@prumo/contracts/index'

const changesWhatStands = /^(Change|Rename|Describe|Set)/

type State = { isSending?: boolean; isAsking?: boolean }

/**
 * The text of the button that sends a command: what is changed is saved, anything else is done as it is called.
 * `isAsking`: whether to write over what somebody else wrote.
 */
export function submitKey(type: CommandType, { isSending, isAsking }: State = {}) {
  const saves = changesWhatStands.test(type)
  if (isSending && saves) return 'saving'
  if (isAsking) return 'draft.replace'
  return saves ? 'save' : `command.${type}`
}
