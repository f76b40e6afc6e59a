import { expect, it } from 'vitest'
import { projectWithStep, withTwoCommandServices } from '../faults/twoCommandServices'
import { fresh } from '../given/fresh'
import { aProject } from '../world/world'

const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

it('PRJ-01 a copy is laid out once, whichever of two processes was asked for it', () =>
  withTwoCommandServices(undefined, async ({ founder, rows }) => {
    const people = await founder()
    const source = await projectWithStep(people[0])
    for (let number = 0; number < 5; number++)
      await people[0].act('AddTask', { ...source, taskId: fresh(), title: `Tarefa ${number}`, ...dates })
    for (const person of people) {
      const projectId = fresh()
      const copyFrom = { projectId: source.projectId, parts: ['tasks' as const] }
      await person.act('CreateProject', { ...aProject(projectId), copyFrom })
      const typesOf = async () => (await rows()).filter((row) => row.data.includes(projectId)).map(({ type }) => type)
      await expect.poll(typesOf).toContain('ProjectCopyFinished')
      const types = await typesOf()
      expect(types.filter((type) => type === 'TaskAdded')).toHaveLength(5)
      expect(types.filter((type) => type.startsWith('ProjectCopy'))).toEqual([
        'ProjectCopyStarted',
        'ProjectCopyFinished',
      ])
      await person.act('MarkFavorite', { projectId, favorite: true })
    }
  }))
