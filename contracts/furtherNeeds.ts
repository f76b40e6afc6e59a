import type { Need } from './access'
import { confidentialIn } from './confidential'
import { type CommandType, commands, needs } from './index'
import { featuresIn } from './withoutClosed'

/** What a command asks for besides its need: whoever writes amounts or risks, be it that there are none, must be allowed to edit them. */
export function furtherNeeds(type: CommandType, data: object): Need[] {
  const { of } = needs[type]
  if (of !== 'project' && of !== 'organization') return []
  return featuresIn(confidentialIn(commands[type]), data).map((feature) => ({ of, feature, level: 'editOnly' }))
}
