import { session } from '../../platform/session/session'
import { type AnalysisChoice, addressOfChoice, analysisChoice } from './analysisChoice'

/** Whoever signs in next on this device has choices of their own. */
const storageKey = () => `analysis_choice ${session.get()?.profile ?? ''}`

/** How somebody analysed projects last, but for what was searched for, and when. Kept on this device. */
export const lastChoice = {
  address: (): string =>
    addressOfChoice(analysisChoice(new URLSearchParams(localStorage.getItem(storageKey()) ?? ''))).toString(),
  keep: (choice: AnalysisChoice): void =>
    localStorage.setItem(storageKey(), addressOfChoice({ ...choice, search: '', on: undefined }).toString()),
}
