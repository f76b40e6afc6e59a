import { expect, it } from 'vitest'
import { commands } from './index'

const projectId = '00000000-0000-4000-8000-000000000001'
const cardId = '00000000-0000-4000-8000-000000000002'
const areaId = '00000000-0000-4000-8000-000000000003'
const added = (link: string) => commands.AddCard.safeParse({ projectId, cardId, areaId, title: 'Risco', link }).success
const changed = (link: string) => commands.ChangeCard.safeParse({ projectId, cardId, link }).success

it.each([
  'https://a@evil.example/',
  'http://good.example:senha@evil.example/',
  'https://@evil.example/',
  'https://evil.example\\@good.example',
  'https://good.example/ x',
  'javascript:alert(1)',
])('CAN-04 L3 no card is asked to lead to “%s”, which leads elsewhere than it seems', (link) =>
  expect([added(link), changed(link)]).toEqual([false, false]),
)

it.each(['https://obra.example/a?b=1#c', 'http://obra.example/@ana', 'https://obra.example:8443/'])(
  'CAN-04 a card leads to “%s”',
  (link) => expect([added(link), changed(link)]).toEqual([true, true]),
)

it.each([
  ['xn--construtra-hbb', false],
  ['construtora-norte', true],
  ['xn-construtora', true],
])('SES-08 L3 a company’s address “%s” is taken: %s', (subdomain, isTaken) => {
  const { issues = [] } = commands.SaveCompany.safeParse({ subdomain }).error ?? {}
  expect(issues.some(({ path }) => path[0] === 'subdomain')).toBe(!isTaken)
})
