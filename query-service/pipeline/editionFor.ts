import type { Feature } from '@prumo/contracts/access'

/** An edition is also of what is left out: whoever gains or loses that right is answered whole. */
export const editionFor = (edition: string, leftOut: readonly Feature[]) => [edition, ...leftOut].join('-')
