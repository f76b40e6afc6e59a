import { readFileSync } from 'node:fs'
import { numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import { sharedData } from '../files/sharedData'

export const anbima = sharedData('calendar_br/ANBIMA.cal')

/** The bank holidays of Brazil from 2000 to 2099, as ANBIMA publishes them, as day numbers. */
export const anbimaHolidays = (): Set<number> =>
  new Set(
    readFileSync(anbima.path, 'utf8')
      .split(/\r?\n/)
      .filter((line) => /^\d{4}-\d\d-\d\d$/.test(line))
      .map(numberOfDay),
  )
