import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const started = (entry: string, environment: Record<string, string>) =>
  spawnSync(process.execPath, ['run.mjs', entry], { encoding: 'utf8', env: { ...process.env, ...environment } })

it.each([
  ['start.ts', 'PORT', 'eighty'],
  ['command-service/main.ts', 'EVENTSTORE_URL', 'http://localhost:2113'],
  ['query-service/main.ts', 'DATABASE_URL', 'localhost'],
  ['projections/main.ts', 'KAFKA_BROKERS', 'kafka.example'],
  ['relay.ts', 'KAFKA_SHARDS', '0'],
])('%s does not start with a wrong %s, and names it', (entry, variable, value) => {
  const { status, stderr } = started(entry, { [variable]: value })
  expect([status, stderr.trim().split('\n')]).toEqual([
    78,
    [expect.stringMatching(`^wrong configuration: ${variable}: `)],
  ])
})
