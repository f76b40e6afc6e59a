import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** This process goes on when nobody else wants the processor. On Linux each thread has a priority of its own, those that collect garbage too. */
export function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  for (const thread of threads()) setPriority(thread, constants.priority.PRIORITY_LOW)
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return []
  }
}
