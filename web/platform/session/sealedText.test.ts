import { expect, it } from 'vitest'
import { sealText, unsealText } from './sealedText'

it('SES-01 a session comes back on the device that kept it', async () => {
  const record = await sealText('{"token":"ação"}', 'this device')
  expect(record).not.toContain('token')
  expect(await unsealText(record, 'this device')).toBe('{"token":"ação"}')
})

it('SES-01 a session cannot be read on another device, or after it was altered', async () => {
  const record = await sealText('{"token":"x"}', 'this device')
  expect(await unsealText(record, 'another device')).toBeUndefined()
  expect(await unsealText(`${record.slice(0, -4)}AAAA`, 'this device')).toBeUndefined()
  expect(await unsealText('not a record', 'this device')).toBeUndefined()
})
