import { expect, it } from 'vitest'
import { openLogger } from './logger'

const logged = (fields: object): Record<string, unknown> => {
  const lines: string[] = []
  openLogger('info', { write: (line) => void lines.push(line) }).error(fields, 'failed')
  return JSON.parse(lines[0] ?? '{}')
}

it('tells of an error its type, message, code and stack, and nothing of the row that caused it', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "emails"'), {
    code: '23505',
    detail: 'Key (email)=(ana@obra.example) already exists.',
    parameters: ['ana@obra.example'],
    cause: new Error('ana@obra.example'),
  })
  const line = logged({ err: error, requestId: 'r1' })
  expect(line).toMatchObject({ requestId: 'r1', err: { type: 'Error', message: error.message, code: '23505' } })
  expect(Object.keys(line.err as object).sort()).toEqual(['code', 'message', 'stack', 'type'])
  expect(JSON.stringify(line)).not.toContain('ana@obra.example')
})

it('cuts e-mail addresses out of what an error says, as mail servers put them in', () => {
  const line = logged({ err: new Error('550 <ana.souza@obra.example>: no such mailbox') })
  expect(line).toMatchObject({ err: { message: '550 <[redacted]>: no such mailbox' } })
  expect(JSON.stringify(line)).not.toContain('obra.example')
})

it('says of what is thrown and no error only what kind of thing it is', () =>
  expect(logged({ err: 'ana@obra.example' }).err).toEqual({ type: 'string' }))

it('cuts secrets and personal data out, a code among them that is no error’s', () => {
  const line = logged({ code: 'hand-off', data: { email: 'ana@obra.example', code: 'recovery' } })
  expect(line).toMatchObject({ code: '[redacted]', data: { email: '[redacted]', code: '[redacted]' } })
})
