import { expect, it } from 'vitest'
import { zoneName } from './zoneName'

it.each([
  ['America/Sao_Paulo', 'Horário Padrão de Brasília', 'Brasilia Standard Time'],
  ['America/Manaus', 'Horário Padrão do Amazonas', 'Amazon Standard Time'],
])('SES-11 calls the zone %s as people do', (zone, pt, en) => {
  expect([zoneName('pt-BR', zone), zoneName('en', zone)]).toEqual([pt, en])
})
