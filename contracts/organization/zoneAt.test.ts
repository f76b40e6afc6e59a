import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { showInstant } from '../formats/instants'
import { firstInstant } from './firstInstant'
import { timeZones } from './timeZones'
import { dayAt, withZone, type ZonesInForce, zoneAt } from './zoneAt'

const instant = fc
  .integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2030, 0, 1) })
  .map((at) => new Date(at).toISOString())
const choice = fc.record({ since: instant, timeZone: fc.constantFrom(...timeZones) })
const zonesOf = (choices: ZonesInForce) => choices.reduce<ZonesInForce>(withZone, [])
const zones = fc.array(choice, { maxLength: 4 }).map(zonesOf)
const minutesBefore = (at: string, minutes: number) => new Date(Date.parse(at) - minutes * 60_000).toISOString()

describe('The time zones of an organization', () => {
  it('are Brasília’s until it chooses one', () => {
    expect(zoneAt([], '2026-10-29T13:00:00Z')).toBe('America/Sao_Paulo')
    const chosen = [{ since: '2026-10-29T13:00:00.000000Z', timeZone: 'America/Rio_Branco' }]
    expect(zoneAt(chosen, '2026-10-29T12:59:59.999Z')).toBe('America/Sao_Paulo')
    expect(zoneAt(chosen, '2026-10-29T13:00:00Z')).toBe('America/Rio_Branco')
  })

  it.each([
    // An hour before Brasília's midnight it is tomorrow in Noronha already; two hours after it, today still in Acre.
    ['America/Noronha', '2026-10-30T02:30:00Z', '2026-10-30', '2026-10-29'],
    ['America/Rio_Branco', '2026-10-30T04:30:00Z', '2026-10-29', '2026-10-30'],
  ])('have days that begin in %s', (timeZone, at, inZone, inBrasilia) => {
    expect(dayAt([{ since: '2026-01-01T00:00:00Z', timeZone }], at)).toBe(inZone)
    expect(dayAt([], at)).toBe(inBrasilia)
  })

  it('move no day that was recorded, whatever is chosen later', () =>
    fc.assert(
      fc.property(zones, choice, instant, (before, chosen, at) => {
        fc.pre(Date.parse(at) < Date.parse(chosen.since))
        expect(dayAt(withZone(before, chosen), at)).toBe(dayAt(before, at))
      }),
    ))

  it('do not depend on the order in which they are told', () =>
    fc.assert(
      fc.property(fc.uniqueArray(choice, { selector: ({ since }) => since, maxLength: 5 }), instant, (choices, at) => {
        expect(zoneAt(zonesOf(choices), at)).toBe(zoneAt(zonesOf([...choices].reverse()), at))
      }),
    ))

  it('say where a day begins: just before it, another one was', () =>
    fc.assert(
      fc.property(fc.constantFrom(...timeZones), instant, (timeZone, at) => {
        const always = [{ since: '2000-01-01T00:00:00Z', timeZone }]
        const day = dayAt(always, at)
        const first = firstInstant(always, day)
        expect(dayAt(always, first)).toBe(day)
        expect(dayAt(always, new Date(Date.parse(first) - 1).toISOString()) < day).toBe(true)
      }),
    ))

  it('are known to this machine, and less than a day apart', () => {
    const at = '2026-07-01T12:00:00Z'
    const days = timeZones.map((timeZone) => dayAt([{ since: at, timeZone }], at))
    expect([...new Set(days)].sort()).toEqual(['2026-07-01', '2026-07-02'])
    expect(new Set(timeZones).size).toBe(timeZones.length)
  })
})

describe('An instant', () => {
  it('SES-11 stands in the reader’s language, with the time zone that the organization had then', () => {
    // Of one width in days and instants: 3/2/26 would be another day to whoever reads 02/03/2026.
    const at = '2026-03-02T02:05:00Z'
    expect(showInstant(at, 'pt-BR', [])).toBe('01/03/2026, 23:05:00 (UTC−3)')
    const kolkata = [{ since: minutesBefore(at, 1), timeZone: 'Asia/Kolkata' }]
    expect(showInstant(at, 'en', kolkata).replace(/\s/g, ' ')).toBe('03/02/2026, 7:35:00 AM (UTC+5:30)')
    const utc = [{ since: minutesBefore(at, 0), timeZone: 'UTC' }]
    expect(showInstant(at, 'pt-BR', utc)).toBe('02/03/2026, 02:05:00 (UTC)')
  })

  it('SES-11 in summer time says so by how far it is from UTC', () => {
    const lisbon = [{ since: '2026-01-01T00:00:00Z', timeZone: 'Europe/Lisbon' }]
    const written = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z'].map((at) => showInstant(at, 'pt-BR', lisbon))
    expect(written).toEqual(['29/03/2026, 00:59:59 (UTC)', '29/03/2026, 02:00:00 (UTC+1)'])
  })
})
