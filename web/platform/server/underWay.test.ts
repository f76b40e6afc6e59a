import { afterEach, describe, expect, it, vi } from 'vitest'
import { underWay } from './underWay'

const dataset: { settled?: string } = {}
vi.stubGlobal('document', { documentElement: { dataset } })

afterEach(() => {
  underWay.heard(undefined)
  underWay.goesTo(undefined)
})

describe('A page', () => {
  it('is settled once all that it waits for has come, or failed', async () => {
    let [come, fail] = [() => {}, () => {}]
    const coming = underWay.until(new Promise<void>((resolve) => (come = resolve)))
    const failing = underWay.until(new Promise<void>((_, reject) => (fail = reject)))
    expect(dataset.settled).toBe('false')
    come()
    await coming
    expect(dataset.settled).toBe('false')
    fail()
    await failing.catch(() => {})
    expect(dataset.settled).toBe('true')
  })

  it('SES-15 is settled once its stream has told what it wrote', () => {
    underWay.heard(7n)
    underWay.wrote(9n)
    underWay.wrote(8n)
    expect(dataset.settled).toBe('false')
    underWay.heard(8n)
    expect(dataset.settled).toBe('false')
    underWay.heard(9n)
    expect(dataset.settled).toBe('true')
  })

  it('API-02 is settled once it shows what its address leads to', () => {
    underWay.goesTo('tasks')
    expect(dataset.settled).toBe('false')
    underWay.shows('tasks')
    expect(dataset.settled).toBe('true')
    underWay.goesTo(null)
    expect(dataset.settled).toBe('false')
    underWay.goesTo('files')
    expect(dataset.settled).toBe('false')
    underWay.shows('files')
    expect(dataset.settled).toBe('true')
  })

  it('SES-15 is not settled while its stream opens, and is without one', () => {
    underWay.heard(null)
    expect(dataset.settled).toBe('false')
    underWay.heard(undefined)
    expect(dataset.settled).toBe('true')
  })
})
