import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

/** The code and texts of a ledger. */
export const ledgerScreen = screen(() => import('./FinanceScreen'), 'FinanceScreen', everyText)
