import { isClosedTo } from '@prumo/contracts/access'
import { confidentialIn } from '@prumo/contracts/confidential'
import type { By } from '@prumo/platform/decider'
import type { z } from 'zod'

/** The fields of a thing that the sender may see. No rule may reveal the others by its answer. */
export function openFields<Field extends string>(schema: z.ZodObject<Record<Field, z.ZodType>>, by: By): Field[] {
  const { actor, project } = by
  const part = confidentialIn(schema)
  const isOpen = (name: Field) =>
    actor.kind !== 'user' || !part?.fields[name]?.features.some((feature) => isClosedTo(actor, feature, project))
  return (Object.keys(schema.shape) as Field[]).filter(isOpen)
}
