import { randomUUID } from 'node:crypto'
import type { brazilianHolidayNames } from '@prumo/contracts/schedule/brazilianHolidays'
import { holidaysOf } from './day'
import type { Visitor } from './visitor'

const names: Partial<Record<(typeof brazilianHolidayNames)[number], string>> = {
  newYear: 'Confraternização Universal',
  goodFriday: 'Sexta-feira Santa',
  tiradentes: 'Tiradentes',
  labourDay: 'Dia do Trabalho',
  independence: 'Independência do Brasil',
  ourLadyAparecida: 'Nossa Senhora Aparecida',
  allSouls: 'Finados',
  republic: 'Proclamação da República',
  blackConsciousness: 'Dia da Consciência Negra',
  christmas: 'Natal',
}

/** Gives a project the national holidays of the year before today, of this year and of the next. */
export async function keepHolidays(manager: Visitor, projectId: string, today: Date): Promise<void> {
  const year = today.getUTCFullYear()
  await manager.act('AddHolidays', {
    projectId,
    holidays: [year - 1, year, year + 1].flatMap(holidaysOf).map(({ on, name }) => {
      return { holidayId: randomUUID(), holidayOn: on, description: names[name] ?? name }
    }),
  })
}
