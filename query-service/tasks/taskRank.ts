/** SQL of a text by which urgent tasks come first (`tasks_tasks as t`). */
export const taskRank = `case t.priority when 'high' then '0' when 'medium' then '1' when 'low' then '2' else '3' end`
