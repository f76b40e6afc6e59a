import { mutate, SWRConfig, unstable_serialize } from 'swr'
import { beforeEach, expect, it } from 'vitest'
import { dropPages, pageKey } from './keptPages'

const { cache } = SWRConfig.defaultValue
const projectId = '4b6ddcf4-0c64-4cc5-bb00-b14324dbc138'
const pages = [pageKey('installments', { projectId }, undefined), pageKey('installments', { projectId }, 'cursor')]
const whole = ['installments', { projectId, limit: 1 }]
const heldUnder = (key: readonly unknown[]) => cache.get(unstable_serialize(key as never))?.data

beforeEach(async () => {
  for (const key of [...pages, whole]) {
    await mutate(key, 'held', { revalidate: false })
    // As SWR's hooks keep it beside what they hold.
    const name = unstable_serialize(key as never)
    cache.set(name, { ...cache.get(name), _k: key } as never)
  }
})

it('Every page of a list that has become stale is let go of, and no answer that is whole', async () => {
  await dropPages(() => true)
  expect(pages.map(heldUnder)).toEqual([undefined, undefined])
  expect(heldUnder(whole)).toBe('held')
})

it('Pages that are not concerned are kept', async () => {
  await dropPages(() => false)
  expect(pages.map(heldUnder)).toEqual(['held', 'held'])
})
