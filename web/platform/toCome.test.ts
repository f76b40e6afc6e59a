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

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../dist/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('What is hidden is asked for by the screens that would show it', () => {
  const asking = Object.entries(sources).flatMap(([file, source]) =>
    source.includes('isToCome(') && !file.includes('.test.') ? [file.replace('../', '')] : [],
  )
  expect(asking.sort()).toEqual([
    'canvas/CardFields.tsx',
    'organization/offeredFeatures.ts',
    'organization/offeredLicences.ts',
    'projects/settings/LockedFieldsSection.tsx',
    'tasks/TaskFieldSet.tsx',
  ])
})
