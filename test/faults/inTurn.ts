import { takesTurn } from '../run/eighth'
import type { Fault } from './fault'
import { faults } from './faults'

/** What these would let through, no other test would notice. */
const always = ['F1', 'F6', 'F15', 'F16']
const names = faults.map(({ name }) => name)

/** A quarter of the faults has its turn at a time: two eighths, of which one begins half the list after the other. */
export function hasTurn({ name }: Fault): boolean {
  const opposite = names[(names.indexOf(name) + (names.length >> 1)) % names.length] ?? name
  return takesTurn(name, names) || takesTurn(opposite, names)
}

/** Whether it is tried in this run. Its control has to wait for its turn in any case. */
export const isTried = (fault: Fault): boolean => always.includes(fault.id) || hasTurn(fault)
