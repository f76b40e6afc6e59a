import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BackendResult, matrixText, recordBackend, recordedMatrix, writeMatrix } from './matrix'

describe('The matrix of adapters and backends', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'prumo-matrix-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const good: BackendResult = { port: 'p', backend: 'b', kind: 'embedded', passed: 2, failed: 0, skipped: 0 }
  const missing: BackendResult = {
    port: 'p',
    backend: 'c',
    kind: 'real',
    passed: 0,
    failed: 0,
    skipped: 1,
    why: 'gone',
  }

  it('has a row for each backend, however many suites it had', () => {
    for (const result of [missing, good, { ...good, passed: 1, failed: 1 }]) recordBackend(folder, result)
    expect(recordedMatrix(folder)).toEqual([{ ...good, passed: 3, failed: 1 }, missing])
  })

  it('is written over its own rows only', () => {
    const file = join(folder, 'matrix.json')
    writeMatrix(file, [missing, good])
    writeMatrix(file, [{ ...good, passed: 5 }])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([{ ...good, passed: 5 }, missing])
  })

  it('is a table', () =>
    expect(matrixText([good, missing]).split('\n')).toEqual([
      '  port  backend  kind      passed  failed  skipped  why',
      '  p     b        embedded  2       0       0',
      '  p     c        real      0       0       1        gone',
    ]))
})
