/** A time zone, this machine’s own unless given, as people call it: `Horário Padrão de Brasília`. */
export function zoneName(language: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'pt-BR', {
    timeZone,
    timeZoneName: 'longGeneric',
  })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
