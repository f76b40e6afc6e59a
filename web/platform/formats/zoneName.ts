import { localeOf } from '@prumo/contracts/formats/localeOf'
import { zonedFormat } from '@prumo/contracts/formats/zonedFormat'

/** A time zone as people call it: `Horário Padrão de Brasília`. */
export const zoneName = (language: string, timeZone: string): string =>
  zonedFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
