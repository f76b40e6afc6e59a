/** Why a test is skipped that takes too long for every run. */
export const waitsForLength = 'it runs in npm run test:long'

/** Why the short form of the faults is skipped at length. */
export const triedAtLength = 'it is tried at length by npm run test:long -- faults'

/** Why a test is skipped that stands in a list of which each run takes a part. */
export const waitsForTurn = 'it runs in its turn, and always in npm run test:long'
