import { expect, it } from 'vitest'
import { offeredFeatures } from './offeredFeatures'
import { offeredLicences } from './offeredLicences'

it('A licence that opens nothing is given to nobody, and stays with whoever has it', () => {
  expect(offeredLicences()).toEqual(['creator', 'editor', 'viewer'])
  expect(offeredLicences('editor')).toEqual(['creator', 'editor', 'viewer'])
  expect(offeredLicences('worker')).toEqual(['creator', 'editor', 'worker', 'viewer'])
  expect(offeredLicences('apiIntegrator')).toContain('apiIntegrator')
})

it('An access profile offers no level of what decides about nothing', () => {
  expect(offeredFeatures).not.toContain('hours')
  expect(offeredFeatures).not.toContain('portfolios')
  expect(offeredFeatures).toContain('risks')
})
