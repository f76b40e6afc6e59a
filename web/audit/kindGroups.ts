import { moduleNames, moduleOf } from '@prumo/contracts/meanings'

const others = 'others'

/** Kinds of events under the module in which people find them, in the order of the modules; unknown ones last. */
export const kindGroups = (kinds: readonly string[]): { module: string; kinds: string[] }[] =>
  [...moduleNames, others]
    .map((module) => ({ module, kinds: kinds.filter((kind) => (moduleOf.get(kind) ?? others) === module) }))
    .filter((group) => group.kinds.length > 0)
