import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { features, licences } from '@prumo/contracts/access'
import { cardFieldNames } from '@prumo/contracts/canvas/card'
import { projects } from '@prumo/contracts/projects/index'
import { taskFieldNames } from '@prumo/contracts/tasks/task'
import { expect, it } from 'vitest'
import { isToCome } from './toCome'

const fields = [
  ...new Set([
    ...taskFieldNames,
    ...cardFieldNames,
    'notificationEmail',
    ...Object.keys(projects.commands.CreateProject.shape),
  ]),
]

it('What is hidden until it is built is this, and nothing else', () => {
  expect({
    licences: licences.filter((licence) => isToCome(`licence.${licence}`)),
    features: features.filter((feature) => isToCome(`feature.${feature}`)),
    fields: fields.filter((field) => isToCome(`field.${field}`)).sort(),
  }).toEqual({
    licences: ['worker', 'apiIntegrator'],
    features: ['hours', 'portfolios'],
    fields: ['notificationEmail', 'occurrence'],
  })
})

it('What is hidden is asked for by the screens that would show it', () => {
  const web = fileURLToPath(new URL('..', import.meta.url))
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('dist') && !file.includes('.test.'))
    .map((file) => [file, readFileSync(web + file, 'utf8')] as const)
  const asking = sources.filter(([, source]) => source.includes('isToCome(')).map(([file]) => file)
  expect(asking.sort()).toEqual([
    'canvas/CardFields.tsx',
    'organization/offeredFeatures.ts',
    'organization/offeredLicences.ts',
    'projects/settings/LockedFieldsSection.tsx',
    'tasks/TaskFieldSet.tsx',
  ])
})
