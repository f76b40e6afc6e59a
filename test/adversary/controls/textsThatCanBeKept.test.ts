import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openControl } from '../control'

vi.mock('@prumo/contracts/values', async (original) => ({
  ...(await original<typeof import('@prumo/contracts/values')>()),
  webAddress: (max: number) => z.url().max(max),
}))
vi.mock('@prumo/projections/folding/keep', async (original) => ({
  ...(await original<typeof import('@prumo/projections/folding/keep')>()),
  keep: (row: object | null) => ({ row, replaced: null }),
}))

const { found, stage } = await openControl('texts that can be kept (C2)')

it('T34 C2 an adversary finds a text that blinds the action log', async () => {
  const findings = await found(['U+0000', 'a lone surrogate'], ['SaveCompany', 'ChooseHeadPlaces'])
  expect(findings).toContainEqual('leaves CompanySaved')
  await expect.poll(() => stage.log.rowsText('read.parked')).toContain('audit_actions')
})
