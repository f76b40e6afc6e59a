import { rm } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { gstcFolder } from '../../test/given/gstcFolder'
import { readConfig } from '../config'
import { findGstc } from './findGstc'

const folders = { third: await gstcFolder(), second: await gstcFolder('2.9.1') }
afterAll(async () => {
  for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true })
})

function found(environment: Record<string, string>) {
  const lines: string[] = []
  const logger = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) }
  return { gstc: findGstc(readConfig(environment), logger as never), lines }
}

it('GAN-01 a start without a key looks for no package and says nothing', () => {
  expect(found({ GSTC_FOLDER: folders.third })).toEqual({ gstc: undefined, lines: [] })
})

it('GAN-01 a start with a key says which package it found, and never says the key', () => {
  const { gstc, lines } = found({ GSTC_FOLDER: folders.third, GSTC_LICENSE_KEY: 'secret-key' })
  expect(gstc).toMatchObject({ licenseKey: 'secret-key', path: '/gstc/3.43.14/' })
  expect(lines).toEqual([expect.stringContaining('3.43.14, which was found in')])
  expect(lines.join()).not.toContain('secret-key')
})

it.each([
  [`${folders.third}/none`, 'ENOENT'],
  [folders.second, 'its version is 2.9.1'],
])('GAN-01 a start with a key and without the package of version 3 says what to do: %s', (folder, why) => {
  const { gstc, lines } = found({ GSTC_FOLDER: folder, GSTC_LICENSE_KEY: 'secret-key' })
  expect(gstc).toBe('missing')
  expect(lines).toEqual([expect.stringContaining(why)])
  expect(lines.join()).toContain('npm install --no-save gantt-schedule-timeline-calendar@3')
  expect(lines.join()).not.toContain('secret-key')
})
