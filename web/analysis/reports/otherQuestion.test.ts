import { expect, it } from 'vitest'
import { otherQuestion } from './otherQuestion'

it('AUD-01 what is chosen otherwise leaves the open figure and what a link named behind, and keeps the rest', () => {
  const address = new URLSearchParams(
    'on=2026-03-31&why=openAmount.outflow&at=2026-03-01&hash=a1&formulas=1&seen=2026-04-01T10:00:00Z&view=cash',
  )
  expect(String(otherQuestion(address, 'flow', 'net'))).toBe('on=2026-03-31&view=cash&flow=net')
  expect(String(otherQuestion(address, 'view', ''))).toBe('on=2026-03-31')
})
