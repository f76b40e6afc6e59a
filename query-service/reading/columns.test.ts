import knex from 'knex'
import { expect, it } from 'vitest'
import { columns, columnsOf } from './columns'

const db = knex({ client: 'pg' })

it('columns are read under the names of their fields', () =>
  expect(db('tasks_tasks').select(columns('taskId', 'rank')).toString()).toBe(
    'select "task_id" as "taskId", "rank" as "rank" from "tasks_tasks"',
  ))

it('columns of a table with an alias are read from that table', () =>
  expect(db('tasks_tasks as t').select(columnsOf('t', 'startOn'), { stepName: 's.name' }).toString()).toBe(
    'select "t"."start_on" as "startOn", "s"."name" as "stepName" from "tasks_tasks" as "t"',
  ))
