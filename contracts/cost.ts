/**
 * What a question or a download may cost. `large`: it reads a whole plan, ledger, log or organization, which takes a
 * while. Such work takes turns, so that nobody is kept waiting by what somebody else asks.
 */
export type Cost = 'large'
