import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { untilWhole } from '../given/untilWhole'
import { world } from '../world/world'

const { founder, colleague, project } = await world()
const ana = await founder()
const holidayOf = (holidayOn: string, description: string) => ({ holidayId: fresh(), holidayOn, description })

describe('The work time of a project', () => {
  it('SET-06 is eight hours from Monday to Friday, and then what somebody who manages it set', async () => {
    const projectId = await project(ana)
    expect(await ana.ask('workTime', { projectId })).toEqual({ ...defaultWorkWeek, holidays: [] })
    const week = { ...defaultWorkWeek, fridayMinutes: 435, saturdayMinutes: 240 }
    await ana.act('SetWorkTime', { projectId, ...week })
    expect(await ana.ask('workTime', { projectId })).toEqual({ ...week, holidays: [] })
  })

  it('SET-07 has its holidays by day, each until it is removed', async () => {
    const projectId = await project(ana)
    const [christmas, foundation] = [holidayOf('2026-12-25', 'Natal'), holidayOf('2026-01-25', 'Aniversário da cidade')]
    await ana.act('AddHolidays', { projectId, holidays: [christmas, foundation] })
    expect((await ana.ask('workTime', { projectId })).holidays).toEqual([foundation, christmas])
    await ana.act('RemoveHoliday', { projectId, holidayId: christmas.holidayId })
    expect((await ana.ask('workTime', { projectId })).holidays).toEqual([foundation])
  })

  it('SET-06 SET-07 is copied by the wizard with the behaviour of tasks', async () => {
    const source = await project(ana)
    await ana.act('SetWorkTime', { projectId: source, ...defaultWorkWeek, fridayMinutes: 360 })
    await ana.act('AddHoliday', { projectId: source, ...holidayOf('2026-12-25', 'Natal') })
    const copy = await project(ana, { copyFrom: { projectId: source, parts: ['behaviour'] } })
    await untilWhole(ana, copy)
    expect(await ana.ask('workTime', { projectId: copy })).toMatchObject({
      fridayMinutes: 360,
      holidays: [{ holidayOn: '2026-12-25', description: 'Natal' }],
    })
    const without = await project(ana, { copyFrom: { projectId: source, parts: ['steps'] } })
    await untilWhole(ana, without)
    expect(await ana.ask('workTime', { projectId: without })).toEqual({ ...defaultWorkWeek, holidays: [] })
  })

  it('SET-06 SET-07 is changed by whoever manages the project, and read by whoever sees its tasks', async () => {
    const projectId = await project(ana)
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    expect(await bia.ask('workTime', { projectId })).toEqual({ ...defaultWorkWeek, holidays: [] })
    const refused = async (type: string, data: object) => (await bia.attempt(type, { projectId, ...data })).body
    const noPermission = { code: 'access.noPermission' }
    expect(await refused('AddHoliday', holidayOf('2026-12-25', 'Natal'))).toMatchObject(noPermission)
    expect(await refused('SetWorkTime', { ...defaultWorkWeek, fridayMinutes: 0 })).toMatchObject(noPermission)
  })

  it('SET-06 SET-07 refuses at its field what is no time and no day', async () => {
    const projectId = await project(ana)
    const refused = async (type: string, data: object) => (await ana.attempt(type, { projectId, ...data })).body
    const fieldOf = (path: string) => ({ fields: [expect.objectContaining({ path })] })
    for (const minutes of [-1, 1441, 7.5, '480', null])
      expect(await refused('SetWorkTime', { ...defaultWorkWeek, fridayMinutes: minutes })).toMatchObject(
        fieldOf('fridayMinutes'),
      )
    for (const holidayOn of ['2026-02-29', '0000-01-01', '25/12/2026', ''])
      expect(await refused('AddHoliday', holidayOf(holidayOn, 'Natal'))).toMatchObject(fieldOf('holidayOn'))
    for (const description of ['', ' ', 'x'.repeat(101)])
      expect(await refused('AddHoliday', holidayOf('2026-12-25', description))).toMatchObject(fieldOf('description'))
    expect(await refused('AddHolidays', { holidays: [] })).toMatchObject(fieldOf('holidays'))
  })
})
