import { useLanguage } from '../texts/useLanguage'

/** As wide as the widest instants: `29/12/2026, 22:58:59 (UTC+12:45)` and `12/29/2026, 12:58:59 PM (UTC+12:45)`. */
const widths: Record<string, string> = { 'pt-BR': '228px', en: '250px' }

/** The width of a column of `InstantCell`s. */
export const useInstantWidth = () => widths[useLanguage()] ?? '250px'
