import type { Need } from './access'
import { confidentialIn } from './confidential'
import { type CommandType, commands, needs } from './index'
import { featuresIn } from './withoutClosed'

/**
 * Rights that a command requires besides its need. Writing amounts or risks, even empty ones, requires the right to
 * edit them.
 */
export function furtherNeeds(type: CommandType, data: object): Need[] {
  const { of } = needs[type]
  if (of !== 'project' && of !== 'organization') return []
  return featuresIn(confidentialIn(commands[type]), data).map((feature) => ({ of, feature, level: 'editOnly' }))
}
