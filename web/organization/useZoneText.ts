import { offsetAt } from '@prumo/contracts/formats/instants'
import { useTranslation } from 'react-i18next'

/** Writes a time zone with how far it is from UTC today: `Acre (UTC−5)`. */
export function useZoneText(): (timeZone: string) => string {
  const { t } = useTranslation()
  const now = new Date().toISOString()
  return (timeZone) => `${t(`timeZone.${timeZone}`)} (${offsetAt(now, timeZone)})`
}
