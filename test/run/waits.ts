/** Why a test is skipped that takes too long for every run. */
export const waitsForLength = 'it runs in npm run test:long'

/** Why a test is skipped that stands in a list of which each run takes a part. */
export const waitsForTurn = 'it runs in its turn, and always in npm run test:long'
