import { setTimeout as pause } from 'node:timers/promises'

const mostMs = 2000
const lookEveryMs = 25

/**
 * Waits until this holds, so that who is answered finds small work of a policy done; large work goes on after the
 * answer.
 */
export async function waitBriefly(holds: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < mostMs && !(await holds()); waited += lookEveryMs) await pause(lookEveryMs)
}
