import { columnOf } from '@prumo/platform/postgres/columnNames'

/** The columns of these fields, under the names of the fields, for `select` and `first`: `{ taskId: 'task_id' }`. */
export const columns = <Field extends string>(...fields: readonly Field[]): Record<Field, string> =>
  named(fields, columnOf)

/** The same columns of the table with this alias: `{ taskId: 't.task_id' }`. */
export const columnsOf = <Field extends string>(alias: string, ...fields: readonly Field[]): Record<Field, string> =>
  named(fields, (field) => `${alias}.${columnOf(field)}`)

const named = <Field extends string>(fields: readonly Field[], columnFor: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field, columnFor(field)])) as Record<Field, string>
