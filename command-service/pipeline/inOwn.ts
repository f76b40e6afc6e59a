import type { CommandType } from '@prumo/contracts/index'
import { organizationOf } from './organizationOf'
import type { Preparation } from './preparation'

/** Of a command that names no organization: it is always the asker's own. */
export const inOwn =
  <Type extends CommandType>(type: Type): Preparation<Type> =>
  async (data, { actor }) => ({ steps: [{ type, data: { ...data, organizationId: organizationOf(actor) } }] })
