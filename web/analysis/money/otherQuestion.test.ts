import { expect, it } from 'vitest'
import { otherQuestion } from './otherQuestion'

it('FIN-10 what is chosen otherwise leaves the open figure and the hash of a link behind, and keeps the rest', () => {
  const address = new URLSearchParams('on=2026-03-31&why=openAmount.outflow&hash=a1&formulas=1&view=cash')
  expect(String(otherQuestion(address, 'flow', 'net'))).toBe('on=2026-03-31&view=cash&flow=net')
  expect(String(otherQuestion(address, 'view', ''))).toBe('on=2026-03-31')
})
