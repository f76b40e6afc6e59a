import { takesQuarter } from '../run/eighth'
import type { Fault } from './fault'
import { faults } from './faults'

/** What these would let through, no other test would notice. */
const always = ['F1', 'F6', 'F15', 'F16', 'F24']
const names = faults.map(({ name }) => name)

export const hasTurn = ({ name }: Fault): boolean => takesQuarter(name, names)

/** Whether it is tried in this run. Its control has to wait for its turn in any case. */
export const isTried = (fault: Fault): boolean => always.includes(fault.id) || hasTurn(fault)
