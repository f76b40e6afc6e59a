import { zonedFormat } from './zonedFormat'

/** How far a time zone was ahead of UTC at an instant, in milliseconds: below 0 in Brazil. */
export function offsetMs(instant: string, timeZone: string): number {
  const parts = zonedFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(Date.parse(instant))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = 0, minutes = 0, seconds = 0] = /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(offset) ?? []
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -ahead : ahead
}
