import { withParameter } from '../../platform/lists/useAddress'

/** What an address says of one question alone: which figure is open, and what its link named. */
const ofQuestion = ['why', 'leftOut', 'at', 'then', 'hash', 'formulas', 'seen']

/** The address with something chosen otherwise. */
export const otherQuestion = (address: URLSearchParams, name: string, value: string): URLSearchParams =>
  ofQuestion.reduce((after, each) => withParameter(after, each, undefined), withParameter(address, name, value))
