import { isLong } from './length'

/** Properties are tried ten times as often in the long run. */
if (isLong) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 1000 })
}
