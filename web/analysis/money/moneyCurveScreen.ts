import { screen } from '../../platform/screen'
import { everyText } from '../../platform/texts/i18n'

/** The code and texts of the curves of a project's money. */
export const moneyCurveScreen = screen(() => import('./MoneyInTimeScreen'), 'MoneyInTimeScreen', everyText)
